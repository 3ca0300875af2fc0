// A site that may frame the page: only an origin, `https://mi-sitio.mx`. The value goes into a header, so nothing else
// may get in.

const SITE = /^https:\/\/(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?::\d{2,5})?$/;

export function isSiteOrigin(text: string): boolean {
  return SITE.test(text);
}

/** Who may frame the page, as a `frame-ancestors` value of its content policy. */
export function frameAncestors(embed: "nobody" | "anybody" | "listed", origins: readonly string[]): string {
  if (embed === "anybody") return "*";
  const sites = embed === "listed" ? origins.filter(isSiteOrigin) : [];
  return sites.length > 0 ? sites.join(" ") : "'none'";
}
