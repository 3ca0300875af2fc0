// Sets brand and mode before the first paint, so that a dark screen never flashes white and a brand never shows ours. The
// brand is that of the page, or the one of the open business as it was last seen here (src/lib/brand/own-brands.ts). The
// mode is the brand's, or as it was chosen here, or as the computer is. Same key as src/app/theme-mode.ts.
(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const read = (text) => {
    try {
      return JSON.parse(text || "null");
    } catch {
      return null;
    }
  };
  let brand = read(document.querySelector("meta[name=brand]")?.content);
  const isPublic = /^\/(auth|pagar-cita|reservar|aviso|f|kiosco)(\/|$)/.test(location.pathname);
  const seen = isPublic || !kept("mostrador.signed-in") ? null : read(kept("mostrador.brand"));
  if (seen?.branding && seen.business === kept("mostrador.business")) {
    brand = seen.branding;
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = `/fonts/${brand.fontFamily.toLowerCase().replaceAll(" ", "-")}.css`;
    if (brand.fontFamily !== "Heebo") document.head.append(sheet);
    document.querySelector("link[rel=icon]").href = brand.logoUrl || brand.icon;
  }
  window.mostradorBrand = brand;

  let mode = brand?.themeMode || kept("mostrador.mode") || "system";
  if (mode !== "light" && mode !== "dark") mode = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.setAttribute("data-mode", mode);
  // the bare page, while the styles are still under way
  document.querySelector("meta[name=color-scheme]")?.setAttribute("content", mode);
})();
