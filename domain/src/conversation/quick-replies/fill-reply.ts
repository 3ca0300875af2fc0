// The variables of a quick reply, which are filled in as it is chosen: a person sees the words before they go out.

/** In the order in which they are offered, with what each is. */
export const REPLY_VARIABLES = {
  nombre: "Nombre del contacto",
  nombre_whatsapp: "Nombre en WhatsApp",
  negocio: "Nombre del negocio",
} as const;
export type ReplyVariable = keyof typeof REPLY_VARIABLES;

/** Written with two braces, as in templates; with one it is understood, too. */
const VARIABLE = /\{\{?([^{}]*)\}\}?/g;

/** The first that nobody knows; null when all are known. */
export function unknownVariable(text: string): string | null {
  const names = Array.from(text.matchAll(VARIABLE), ([, name = ""]) => name.trim());
  return names.find((name) => !Object.hasOwn(REPLY_VARIABLES, name)) ?? null;
}

/** What has no value is left out, with the space before it. */
export function fillReply(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replace(/( ?)\{\{?([^{}]*)\}\}?/g, (_all, space: string, within: string) => {
      const name = within.trim();
      const value = Object.hasOwn(values, name) ? (values[name] ?? "").trim() : "";
      return value && space + value;
    })
    .trim();
}

/** Those whose short name begins like this, and then those whose name or words have it somewhere. */
export function matchingReplies<Reply extends { shortcut: string; text: string }>(
  replies: readonly Reply[],
  typed: string,
): Reply[] {
  const wanted = plain(typed);
  const begins = replies.filter(({ shortcut }) => plain(shortcut).startsWith(wanted));
  const has = replies.filter((reply) => plain(`${reply.shortcut} ${reply.text}`).includes(wanted));
  return [...new Set([...begins, ...has])];
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
