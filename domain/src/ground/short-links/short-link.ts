// The long links of ours in messages, and their short addresses (D-17.6). Only these are ever shortened or redirected
// to: a calendar file, a payment, a booking, a place on the waiting list, a form for one contact.

/** `/c/{code}` */
export const SHORT_PATH = "/c/";
export const CODE_LENGTH = 12;

const CODE = /^[0-9A-Za-z]{12}$/;
const TARGETS = [
  /^\/api\/appointment\/calendar\/[\w-]{20,120}\.ics$/,
  /^\/pagar-cita\?a=[0-9A-Za-z]{4,20}$/,
  /^\/f\/[0-9A-Za-z]{12}\?c=[\w-]{44}$/,
  /^\/reservar\/[a-z0-9-]{1,80}\/(?:cita|espera)\/[\w-]{20,120}$/,
];

export function isCode(text: string): boolean {
  return CODE.test(text);
}

/** Whether a short address may lead to a path. */
export function isTarget(path: string): boolean {
  return TARGETS.some((target) => target.test(path));
}

/** The paths of the links in a text that get a short address, each once. `publicUrl`: without a trailing slash. */
export function targetsIn(text: string, publicUrl: string): string[] {
  return [...new Set(linksIn(text, publicUrl).map(({ path }) => path))].sort();
}

/** The same text, with the short addresses. */
export function withShortLinks(text: string, publicUrl: string, codes: ReadonlyMap<string, string>): string {
  let short = text;
  for (const { at, path } of linksIn(text, publicUrl).reverse()) {
    const code = codes.get(path);
    const end = at + publicUrl.length + path.length;
    if (code) short = `${short.slice(0, at)}${publicUrl}${SHORT_PATH}${code}${short.slice(end)}`;
  }
  return short;
}

function linksIn(text: string, publicUrl: string): { at: number; path: string }[] {
  const found: { at: number; path: string }[] = [];
  for (let at = text.indexOf(publicUrl); at >= 0; at = text.indexOf(publicUrl, at + publicUrl.length)) {
    const rest = text.slice(at + publicUrl.length);
    const [word = ""] = /^[^\s<>"«»]*/.exec(rest) ?? [];
    // A full stop or a bracket after a link does not belong to it.
    const path = word.replace(/[.,;:!?)\]]+$/, "");
    if (isTarget(path)) found.push({ at, path });
  }
  return found;
}
