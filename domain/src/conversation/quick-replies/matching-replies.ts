// Quick replies that fit what is typed after the slash.

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
