// Groups comments by post; the post with the newest comment comes first.
import type { SocialComment } from "@mostrador/domain/conversation/comments/schema.ts";

export type Post = Pick<SocialComment, "source" | "postId" | "postURL"> & { key: string; comments: SocialComment[] };

/** `comments`: newest first. */
export function postsOf(comments: readonly SocialComment[]): Post[] {
  const posts = new Map<string, Post>();
  for (const comment of comments) {
    const { source, postId, postURL } = comment;
    const key = `${source} ${postId || comment._id}`;
    const post = posts.get(key) ?? { key, source, postId, postURL, comments: [] };
    post.comments.push(comment);
    post.postURL ||= postURL;
    posts.set(key, post);
  }
  return [...posts.values()];
}
