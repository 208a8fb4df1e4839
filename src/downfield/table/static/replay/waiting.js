// A review that is being worked out: the bar follows, and the page opens when it is ready.
const LOOK = 1500; // ms between two looks
const page = document.getElementById("now");
const bar = document.getElementById("done");

async function look() {
  const reply = await fetch(page.dataset.api).catch(() => null);
  if (reply?.status === 202) {
    const { done, of } = await reply.json();
    if (of) Object.assign(bar, { max: of, value: done });
    else return location.reload(); // it could not be made: the page says why
  } else if (reply?.ok) return location.reload();
  setTimeout(look, LOOK);
}

setTimeout(look, LOOK);
