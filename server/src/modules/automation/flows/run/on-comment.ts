// A person wrote under a post: the flow that it starts gets it. A comment has no contact; a private answer makes one.
import { CommentReceived } from "@mostrador/domain/conversation/comments/schema.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { isFeatureOff } from "../../../../kernel/features/features.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { readIsWorking } from "../../../business/businesses/index.ts";
import { readComment } from "../../../conversation/comments/index.ts";
import { FLOWS } from "../feature.ts";
import { flowsStartedBy } from "./choose-flow.ts";
import { startRun } from "./start-run.ts";
import { commentSignal } from "./variables.ts";

export const onCommentReceived = on(
  CommentReceived,
  { name: "start-flow", title: "Empezar un flujo" },
  async (ctx, { commentId }) => {
    await transact(ctx, async (tx, inside) => {
      const comment = await readComment(tx, commentId);
      if (!comment || comment.is_deleted || comment.content === "" || !(await readIsWorking(tx))) return;
      // a private answer would come too late once the feature is on again
      if (await isFeatureOff(tx, FLOWS)) return;
      const event = comment.source === "instagram" ? "instagram_comment" : "facebook_comment";
      const said = { text: comment.content, isFirst: false, contactId: null };
      const started = await flowsStartedBy(tx, inside, event, said);
      const comment_signal = commentSignal({ ...comment, userName: comment.author_name });
      for (const { flow, graph } of started) {
        const cause = `comment:${commentId}`;
        const beginning = { nodeId: graph.triggerNodeId, contactId: null, commentId, cause };
        if (await startRun(tx, inside, flow, { ...beginning, variables: { comment_signal } })) return;
      }
    });
  },
);
