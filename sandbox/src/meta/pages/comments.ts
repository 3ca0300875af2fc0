import type { Ids } from "../../world/ids.ts";
import type { PageChannel } from "../../world/pages.ts";

export type PostComment = {
  id: string;
  channel: PageChannel;
  /** The page, or the account. */
  accountId: string;
  postId: string;
  /** The parent comment; '' for a comment directly under the post. */
  parentId: string;
  from: { id: string; name: string };
  text: string;
  at: number;
  removed?: boolean;
  hasPrivateReply?: boolean;
};

export type Comments = ReturnType<typeof createComments>;

/** Comments under the posts of pages and accounts. */
export function createComments(ids: Ids) {
  const comments = new Map<string, PostComment>();
  return {
    byId: (id: string) => comments.get(id),
    /** In the order in which they were written. */
    of: (channel: PageChannel, accountId: string) =>
      [...comments.values()].filter((one) => one.channel === channel && one.accountId === accountId),
    isPost: (accountId: string, postId: string) =>
      [...comments.values()].some((one) => one.accountId === accountId && one.postId === postId),
    /** Facebook's id contains the post's id; Instagram's id has only digits. */
    add: (about: Omit<PostComment, "id">): PostComment => {
      const id = about.channel === "messenger" ? `${about.postId.split("_").at(-1)}_${ids.digits(15)}` : ids.digits(17);
      const comment = { ...about, id };
      comments.set(id, comment);
      return comment;
    },
    saved: () => [...comments.values()],
    restore: (old: readonly PostComment[]) => {
      for (const comment of old) comments.set(comment.id, comment);
    },
    clear: () => comments.clear(),
  };
}
