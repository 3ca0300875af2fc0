import type { SocialComment } from "@mostrador/domain/conversation/comments/schema.ts";
import { expect, test } from "vitest";
import { postsOf } from "./by-post.ts";

const comment = (id: string, postId: string, postURL = "") =>
  ({ _id: id, source: "facebook", postId, postURL }) as SocialComment;

test("each post stands once, where its newest comment is, with whatever address is known of it", () => {
  const posts = postsOf([comment("c", "2"), comment("b", "1"), comment("a", "2", "https://facebook.com/2")]);
  expect(posts.map(({ postId, postURL, comments }) => [postId, postURL, comments.map(({ _id }) => _id)])).toEqual([
    ["2", "https://facebook.com/2", ["c", "a"]],
    ["1", "", ["b"]],
  ]);
});

test("comments of which Meta tells no post are not thrown together", () => {
  expect(postsOf([comment("b", ""), comment("a", "")])).toHaveLength(2);
});
