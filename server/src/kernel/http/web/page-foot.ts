// The links of the installation's own foot: its pages read them from their document.
import { escapeHtml } from "./escape-html.ts";

/** Addresses by their label, in the order of the foot; those that are not set are left out. */
export type FootLinks = Readonly<Record<string, string | undefined>>;

export function withFoot(document: string, links: FootLinks): string {
  const set = Object.entries(links).filter(([, address]) => address);
  if (set.length === 0) return document;
  return document.replace("</head>", () => `<meta name="foot" content="${escapeHtml(JSON.stringify(set))}" /></head>`);
}
