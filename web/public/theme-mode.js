// Sets the mode before the first paint, so that a dark screen never flashes white. Same keys as src/app/theme-mode.ts.
(() => {
  let mode = "light";
  try {
    mode = localStorage.getItem("mostrador.mode") || "light";
  } catch {}
  if (mode === "system") mode = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.setAttribute("data-mode", mode);
  // the bare page, while the styles are still under way
  document.querySelector("meta[name=color-scheme]")?.setAttribute("content", mode);
})();
