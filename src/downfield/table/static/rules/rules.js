// The rules page: what is linked to stands out.
const mark = () => {
  for (const old of document.querySelectorAll(".rule.here")) old.classList.remove("here");
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest(".rule")?.classList.add("here");
};
addEventListener("hashchange", mark);
mark();
