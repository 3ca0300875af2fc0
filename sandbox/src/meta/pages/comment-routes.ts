import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Page } from "../../world/pages.ts";
import type { World } from "../../world/world.ts";
import { GraphError } from "../graph/graph-error.ts";
import { permalinkOf, tellComment } from "./comment-webhooks.ts";
import { pageOfKey } from "./page-routes.ts";
import { refuse } from "./send-by-page.ts";

type Path = { Params: { version: string; id: string } };

const bodySchema = z.strictObject({ message: z.string().min(1) });
const MOST = { messenger: 8_000, instagram: 2_200 };

/** Answers under comments: `comments` on Facebook, `replies` on Instagram. */
export function commentRoutes(graph: FastifyInstance, world: World): void {
  for (const [place, channel] of [
    ["comments", "messenger"],
    ["replies", "instagram"],
  ] as const) {
    graph.post<Path>(`/:version/:id/${place}`, async (request) => {
      const page = pageOfKey(world, request);
      const accountId = channel === "messenger" ? page.pageId : page.instagram?.id;
      const target = world.comments.byId(request.params.id);
      if (!target || target.removed || target.channel !== channel || target.accountId !== accountId)
        throw new GraphError(100, { subcode: 33, title: `Object with ID '${request.params.id}' does not exist` });
      if (!page.mayMessage) throw new GraphError(200);
      const parsed = bodySchema.safeParse(request.body);
      if (!parsed.success) return refuse("message is required, and nothing else");
      if ([...parsed.data.message].length > MOST[channel]) refuse("message is too long");
      const name = channel === "messenger" ? page.name : (page.instagram?.username ?? "");
      const reply = world.comments.add({
        ...{ channel, accountId, postId: target.postId, text: parsed.data.message },
        // An answer to an answer is placed under the same parent comment.
        parentId: target.parentId || target.id,
        from: { id: accountId, name },
        at: world.clock.now(),
      });
      world.changed();
      tellComment(world, reply, "add");
      return { id: reply.id };
    });
  }
}

/** The public address of a post of this page, or of its account; undefined when neither has this id. */
export function readPost(world: World, page: Page, postId: string): object | undefined {
  if (world.comments.isPost(page.pageId, postId))
    return { id: postId, permalink_url: permalinkOf({ channel: "messenger", accountId: page.pageId, postId }) };
  const accountId = page.instagram?.id;
  if (accountId && world.comments.isPost(accountId, postId))
    return { id: postId, permalink: permalinkOf({ channel: "instagram", accountId, postId }) };
  return undefined;
}
