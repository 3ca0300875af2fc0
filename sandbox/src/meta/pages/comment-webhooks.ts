import { derivedDigits } from "../../world/ids.ts";
import type { World } from "../../world/world.ts";
import type { PostComment } from "./comments.ts";
import { tellPage } from "./page-webhooks.ts";

/** Sends comments to the application: `feed` for a page, `comments` for an account. Instagram reports no changes. */
export function tellComment(world: World, comment: PostComment, verb: "add" | "edited" | "remove"): void {
  const { channel, accountId, id, postId, parentId, from, text, at } = comment;
  const told = { channel, accountId, userId: from.id };
  const about = { field: "feed", id };
  if (channel === "messenger") {
    const value = {
      ...{ item: "comment", verb, comment_id: id, post_id: postId, parent_id: parentId || postId },
      ...{ from, message: text, created_time: Math.floor(at / 1000) },
      post: { id: postId, permalink_url: permalinkOf(comment), status_type: "added_photos" },
    };
    tellPage(world, told, { changes: [{ field: "feed", value }] }, about);
  } else if (verb === "add") {
    const isOwn = from.id === accountId;
    const value = {
      ...{ id, text, media: { id: postId, media_product_type: "FEED" } },
      from: { id: from.id, username: from.name, ...(isOwn ? { self_ig_scoped_id: accountId } : {}) },
      ...(parentId ? { parent_id: parentId } : {}),
    };
    tellPage(world, told, { changes: [{ field: "comments", value }] }, about);
  }
}

export function permalinkOf({ channel, accountId, postId }: Pick<PostComment, "channel" | "accountId" | "postId">) {
  return channel === "messenger"
    ? `https://www.facebook.com/${accountId}/posts/${postId.split("_").at(-1)}`
    : `https://www.instagram.com/p/${Number(derivedDigits(postId, 12)).toString(36)}/`;
}
