// Colours and language, before anything is painted: chosen once, remembered, else as the device has it.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");
  const chosen = () => localStorage.getItem("downfield.theme") || "auto";
  const usual = () => (contrast.matches ? "contrast" : dark.matches ? "dark" : "light");
  const paint = () => { root.dataset.theme = chosen() === "auto" ? usual() : chosen(); };
  paint();
  dark.addEventListener("change", paint);
  contrast.addEventListener("change", paint);
  addEventListener("storage", paint);

  // A drawer closes when one looks elsewhere, or by Escape, and the focus goes back to its handle.
  function drawers() {
    const open = () => [...document.querySelectorAll("details.menu[open], details.drawer[open]")];
    addEventListener("pointerdown", (event) => {
      for (const drawer of open()) if (!drawer.contains(event.target)) drawer.open = false;
    });
    addEventListener("keydown", (event) => {
      const [drawer] = event.key === "Escape" ? open() : [];
      if (!drawer) return;
      drawer.open = false;
      drawer.querySelector("summary").focus();
    });
  }

  addEventListener("DOMContentLoaded", () => {
    const theme = document.getElementById("theme");
    theme.value = chosen();
    theme.addEventListener("change", () => { localStorage.setItem("downfield.theme", theme.value); paint(); });
    theme.addEventListener("change", () => { document.cookie = `theme=${theme.value}; path=/; max-age=31536000; samesite=lax`; });
    document.getElementById("language").addEventListener("change", (event) => {
      const there = new URL(location.href);
      there.searchParams.set("lang", event.target.value);
      location.href = there.href;
    });
    drawers();
  });
})();
