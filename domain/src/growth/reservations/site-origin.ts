// A site that may show the page within its own: `https://mi-sitio.mx`, nothing more. What stands in a header of ours must
// be able to say nothing else.

const SITE = /^https:\/\/(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?::\d{2,5})?$/;

export function isSiteOrigin(text: string): boolean {
  return SITE.test(text);
}

/** Who may frame the page, as `frame-ancestors` of its content policy says it. */
export function frameAncestors(embed: "nobody" | "anybody" | "listed", origins: readonly string[]): string {
  if (embed === "anybody") return "*";
  const sites = embed === "listed" ? origins.filter(isSiteOrigin) : [];
  return sites.length > 0 ? sites.join(" ") : "'none'";
}
