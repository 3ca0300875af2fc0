import { z } from "zod";
import { tellComment } from "../meta/pages/comment-webhooks.ts";
import type { PostComment } from "../meta/pages/comments.ts";
import { derivedDigits } from "../world/ids.ts";
import type { PageChannel } from "../world/pages.ts";
import type { World } from "../world/world.ts";
import { ConsoleError } from "./console-error.ts";
import { accountOf } from "./page-messages.ts";

/** What a person does under a post: write, edit or delete a comment. */
const commentSchema = z.strictObject({
  channel: z.enum(["messenger", "instagram"]),
  to: z.string().min(1, "Falta la página o cuenta ('to')."),
  from: z.string().trim().min(1, "Falta quién escribe ('from').").max(60),
  /** Any word that names the post; the same word is the same post. */
  post: z.string().min(1).max(60).default("1"),
  text: z.string().max(8000).default(""),
  /** The parent comment. */
  under: z.string().optional(),
  /** The id of the comment to edit or delete. */
  id: z.string().optional(),
  verb: z.enum(["add", "edited", "remove"]).default("add"),
  at: z.iso.datetime({ offset: true }).optional(),
});

export function writeComment(world: World, body: unknown): PostComment {
  const { channel, to, from, post, text, under, id, verb, at } = commentSchema.parse(body);
  const accountId = accountOf(world, channel, to);
  const comment = verb === "add" ? add() : change();
  world.changed();
  tellComment(world, comment, verb);
  return comment;

  function add(): PostComment {
    const media = derivedDigits(`${accountId}:${post}`, 15);
    return world.comments.add({
      ...{ channel, accountId, text, parentId: under ?? "" },
      postId: channel === "messenger" ? `${accountId}_${media}` : media,
      // The page knows a person by one id, in comments and in conversations.
      from: { id: derivedDigits(`${channel}:${accountId}:${from}`, 16), name: from },
      at: at ? Date.parse(at) : world.clock.now(),
    });
  }

  function change(): PostComment {
    const known = world.comments.byId(id ?? "");
    if (!known || known.accountId !== accountId) throw new ConsoleError(404, "Ese comentario no existe.");
    if (verb === "remove") known.removed = true;
    else known.text = text;
    return known;
  }
}

export function toldComments(world: World, channel: PageChannel, to: string) {
  const comments = world.comments.of(channel, accountOf(world, channel, to));
  return { comments: comments.map((comment) => ({ ...comment, at: new Date(comment.at).toISOString() })) };
}
