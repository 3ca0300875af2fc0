// Quick replies that match the text after the slash.

/** First those whose short name starts with it, then those that contain it in their name or words. */
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
