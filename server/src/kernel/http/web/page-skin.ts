// The look of another name on our documents: its name, its picture, and what it adds to the head.
import { escapeHtml } from "./escape-html.ts";

export type PageSkin = {
  name: string;
  /** What a shared link says below its title; '' leaves out ours. */
  description: string;
  /** The address of its logo; '' shows ours. */
  picture: string;
  /** Markup, escaped by its author. */
  head: string;
};

const OUR_NAME = /\bMostrador\b/g;
/** What only describes us. */
const OURS = [
  /<link rel="(?:apple-touch-icon|manifest)"[^>]*>/g,
  /<meta\s+(?:name|property)="(?:og:|twitter:|description)[^>]*>/g,
];
const FIRST_SCRIPT = '<script src="/theme-mode.js">';

export function withSkin(document: string, { name, description, picture, head }: PageSkin): string {
  const bare = OURS.reduce((text, ours) => text.replace(ours, ""), document);
  const named = bare.replace(OUR_NAME, () => escapeHtml(name));
  const pictured = picture
    ? named.replace(/"\/icon\.svg"(?: type="image\/svg\+xml")?/g, () => `"${escapeHtml(picture)}"`)
    : named;
  const told = description ? `<meta name="description" content="${escapeHtml(description)}" />` : "";
  const place = pictured.includes(FIRST_SCRIPT) ? FIRST_SCRIPT : "</head>";
  return pictured.replace(place, () => told + head + place);
}

/** Where browsers must be allowed to load its picture from; '' for our own. */
export function pictureOrigin({ picture }: PageSkin): string {
  return picture.startsWith("https://") ? (URL.parse(picture)?.origin ?? "") : "";
}
