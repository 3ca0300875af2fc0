// Sets the mode before the first paint, so that a dark screen never flashes white: as it was chosen here, or else as the
// computer is. Same key as src/app/theme-mode.ts.
(() => {
  let mode = "system";
  try {
    mode = localStorage.getItem("mostrador.mode") || "system";
  } catch {}
  if (mode !== "light" && mode !== "dark") mode = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.setAttribute("data-mode", mode);
  // the bare page, while the styles are still under way
  document.querySelector("meta[name=color-scheme]")?.setAttribute("content", mode);
})();
