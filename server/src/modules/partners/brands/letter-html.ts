// A letter under a brand, for mail programs: tables, and styles in each element. Everything is escaped, because a letter
// holds words of partners, businesses and their clients, and each colour is computed to be readable.
import { type BrandPaint, brandPaint } from "@mostrador/domain/partners/brands/brand-paint.ts";
import type { ShownBranding } from "@mostrador/domain/partners/partners/brand/schema.ts";
import { escapeHtml } from "../../../kernel/http/web/escape-html.ts";

const INK = "#1a1a1a";
const FAINT = "#595959";

/** `url`: where our links and pictures are. */
export function letterHtml(branding: ShownBranding, text: string, url: string): string {
  const paint = brandPaint(branding);
  const family = branding.fontFamily.includes(" ") ? `'${branding.fontFamily}'` : branding.fontFamily;
  return [
    `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="color-scheme" content="light"></head>`,
    `<body style="margin:0;background:${paint.ground};font-family:${family},Arial,sans-serif">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-top:4px solid ${paint.fill}">`,
    `<tr><td style="padding:24px 24px 0">${sign(branding, paint, url)}</td></tr>`,
    `<tr><td style="padding:4px 24px 12px;color:${INK};font-size:16px;line-height:24px;word-break:break-word">`,
    `${paragraphs(text, paint, url)}</td></tr>`,
    `<tr><td style="padding:16px 24px 20px;border-top:1px solid #e0e0e0;color:${FAINT};font-size:13px;line-height:20px;word-break:break-word">`,
    `${foot(branding, paint)}</td></tr></table></td></tr></table></body></html>`,
  ].join("");
}

/** The logo, or the first letter, and the name. */
function sign({ companyName, logoUrl }: ShownBranding, { fill, onFill }: BrandPaint, url: string): string {
  const letter = escapeHtml([...companyName.toUpperCase()][0] ?? "");
  const picture = logoUrl
    ? `<td style="padding-right:12px"><img src="${escapeHtml(new URL(logoUrl, url).href)}" alt="" height="40" style="display:block;height:40px;max-width:160px"></td>`
    : `<td align="center" width="40" height="40" style="width:40px;height:40px;border-radius:10px;background:${fill};color:${onFill};font-size:20px;font-weight:700">${letter}</td>`;
  const name = `<td style="padding-left:${logoUrl ? 0 : 12}px;color:${INK};font-size:18px;font-weight:700">${escapeHtml(companyName)}</td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${picture}${name}</tr></table>`;
}

function paragraphs(text: string, paint: BrandPaint, url: string): string {
  const lines = (part: string) =>
    part
      .split("\n")
      .map((line) => lineHtml(line, paint, url))
      .join("<br>");
  return text
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:16px 0">${lines(part)}</p>`)
    .join("");
}

/** 'Comparar los planes: https://…': its words are those of the button. */
const BUTTON = /^(\p{L}[^:]{0,39}): (\S+)$/u;

/** Only our own pages become links: a client's name may hold an address too. */
function lineHtml(line: string, { fill, onFill, ink }: BrandPaint, url: string): string {
  const [, words = "", address = ""] = BUTTON.exec(line) ?? [];
  if (isOurs(address, url)) {
    const look = `display:inline-block;margin-bottom:8px;padding:12px 24px;border-radius:8px;background:${fill};color:${onFill};font-weight:700;text-decoration:none`;
    const small = `<span style="color:${FAINT};font-size:13px;line-height:20px;word-break:break-all">${escapeHtml(address)}</span>`;
    return `<a href="${escapeHtml(address)}" style="${look}">${escapeHtml(words)}</a><br>${small}`;
  }
  return line
    .split(" ")
    .map((word) => (isOurs(word, url) ? linkTo(word, word, ink) : escapeHtml(word)))
    .join(" ");
}

function isOurs(word: string, url: string): boolean {
  return word.startsWith(`${url}/`) && !/\s/.test(word);
}

function foot(branding: ShownBranding, { ink }: BrandPaint): string {
  const { companyName, description, email, phone } = branding;
  const links = [
    ["Facebook", branding.facebookUrl],
    ["Instagram", branding.instagramUrl],
    ["WhatsApp", branding.whatsappUrl],
    ["Visitar Sitio Web", branding.websiteUrl],
  ].flatMap(([name = "", address]) => (address ? [linkTo(address, name, ink)] : []));
  const first = [companyName, description].filter(Boolean).map(escapeHtml);
  const reach = [email, phone].filter(Boolean).map(escapeHtml);
  return [first, reach, links]
    .filter((line) => line.length > 0)
    .map((line) => line.join(" · "))
    .join("<br>");
}

function linkTo(address: string, said: string, ink: string): string {
  return `<a href="${escapeHtml(address)}" style="color:${ink};overflow-wrap:anywhere">${escapeHtml(said)}</a>`;
}
