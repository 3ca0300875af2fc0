// The look of another name on our documents: its name, its picture, and what it adds to the head.
import { escapeHtml } from "./escape-html.ts";

export type PageSkin = {
  name: string;
  /** What a shared link says below its title; '' leaves out ours. */
  description: string;
  /** The address of its logo; '' shows ours. */
  picture: string;
  /** The style sheet of its font; '' keeps ours. */
  sheet: string;
  /** Markup, escaped by its author. */
  head: string;
};

const OUR_NAME = /\bMostrador\b/g;
/** What only describes us. */
const OURS = [
  /<link rel="(?:apple-touch-icon|manifest)"[^>]*>/g,
  /<meta\s+(?:name|property)="(?:og:|twitter:|description)[^>]*>/g,
];
const OUR_FONT = /<link rel="preload" as="font"[^>]*>/g;
const FIRST_SCRIPT = '<script src="/theme-mode.js">';

export function withSkin(document: string, { name, description, picture, sheet, head }: PageSkin): string {
  const bare = [...OURS, ...(sheet ? [OUR_FONT] : [])].reduce((text, ours) => text.replace(ours, ""), document);
  const named = bare.replace(OUR_NAME, () => escapeHtml(name));
  const pictured = picture
    ? named.replace(/"\/icon\.svg"(?: type="image\/svg\+xml")?/g, () => `"${escapeHtml(picture)}"`)
    : named;
  const told = description ? `<meta name="description" content="${escapeHtml(description)}" />` : "";
  const font = sheet && `<link rel="stylesheet" href="${escapeHtml(sheet)}" />`;
  const place = pictured.includes(FIRST_SCRIPT) ? FIRST_SCRIPT : "</head>";
  return pictured.replace(place, () => told + font + head + place);
}

/** The sites from which browsers must be allowed to load these pictures. */
export function originsOf(pictures: readonly string[]): string[] {
  const far = pictures.filter((address) => address.startsWith("https://"));
  return [...new Set(far.flatMap((address) => URL.parse(address)?.origin ?? []))];
}
