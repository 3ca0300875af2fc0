// Reads webhooks about comments under the posts of a page (`feed`) or an account (`comments`, `live_comments`). A field
// is only accepted in its expected shape.
import type { PageKind } from "@mostrador/domain/conversation/channels/facebook/schema.ts";
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import { type Fields, fieldsOf, listOf, millisOf, textOf } from "../read-json.ts";
import type { CommentChange } from "../webhook/port.ts";

const MOST_TEXT = 20_000;
const VERBS: Readonly<Record<string, CommentChange["verb"]>> = lookup({
  add: "add",
  edit: "edit",
  edited: "edit",
  remove: "remove",
  hide: "remove",
});

/** `entry`: of one page or account, with its id. */
export function readComments(kind: PageKind, entry: Fields): CommentChange[] {
  const ownId = textOf(entry.id);
  const changes = listOf(entry.changes);
  // Applications with Instagram's own sign-in get the entry without the list around it.
  const told = changes.length > 0 ? changes : [entry];
  const at = instantOf(entry.time);
  return told.flatMap((change) => {
    const [field, value] = [textOf(change.field), fieldsOf(change.value)];
    if (kind === "messenger") return field === "feed" ? ofPage(ownId, value, at) : [];
    return field === "comments" || field === "live_comments" ? ofAccount(ownId, value, at) : [];
  });
}

function ofPage(pageId: string, value: Fields, told: number): CommentChange[] {
  const verb = VERBS[textOf(value.verb)];
  const commentId = idOf(value.comment_id);
  if (textOf(value.item) !== "comment" || !verb || !commentId) return [];
  const [postId, parent] = [idOf(value.post_id), idOf(value.parent_id)];
  const { id, name } = fieldsOf(value.from);
  const authorId = idOf(id);
  return [
    {
      ...{ type: "comment", source: "facebook", verb, commentId, postId },
      parentId: parent === postId ? "" : parent,
      postUrl: addressOf(fieldsOf(value.post).permalink_url),
      ...{ authorId, authorName: nameOf(name), text: wordsOf(value.message) },
      at: millisOf(value.created_time) || told,
      isOwn: authorId === pageId,
    },
  ];
}

function ofAccount(accountId: string, value: Fields, told: number): CommentChange[] {
  const commentId = idOf(value.id);
  if (!commentId) return [];
  const { id, username, self_ig_scoped_id: self } = fieldsOf(value.from);
  const authorId = idOf(id);
  return [
    {
      ...{ type: "comment", source: "instagram", verb: "add", commentId },
      ...{ postId: idOf(fieldsOf(value.media).id), parentId: idOf(value.parent_id), postUrl: "" },
      ...{ authorId, authorName: nameOf(username).replace(/^@/, ""), text: wordsOf(value.text), at: told },
      isOwn: authorId === accountId || textOf(self) !== "",
    },
  ];
}

function idOf(value: unknown): string {
  const id = textOf(value);
  return /^[\w-]{1,100}$/.test(id) ? id : "";
}

function nameOf(value: unknown): string {
  return textOf(value).trim().slice(0, 120);
}

/** A comment may be only a picture. */
function wordsOf(value: unknown): string {
  return textOf(value).slice(0, MOST_TEXT).trim() || "[Sin texto]";
}

/** Only Meta's addresses: it becomes a link in the product. */
export function addressOf(value: unknown): string {
  const address = textOf(value);
  return /^https:\/\/(?:[\w-]+\.)*(?:facebook|instagram)\.com\/\S{1,500}$/.test(address) ? address : "";
}

/** Seconds or milliseconds, as in the entry; 0 where it is unreadable. */
function instantOf(value: unknown): number {
  const number = Number(textOf(value));
  if (!Number.isFinite(number) || number <= 0 || number >= 1e14) return 0;
  return Math.floor(number < 1e11 ? number * 1000 : number);
}
