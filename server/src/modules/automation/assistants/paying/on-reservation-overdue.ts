// Settles credits that are held for a long time: the process died before it stored the answer, or the answer still
// waits to be sent. The credits follow the outcome of the answer.
import { ReservationOverdue } from "@mostrador/domain/money/credits/schema.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { statusOfKey } from "../../../conversation/inbox/index.ts";
import { giveBackCredits, heldSince, lookAfter, spendCredits } from "../../../money/credits/index.ts";

/** After this time the channel's window is closed: an unsent answer stays unsent. */
const LONGEST_MS = 24 * 3600_000;
const ON_ITS_WAY = ["queued", "sending", "unknown"];

export const onReservationOverdue = on(
  ReservationOverdue,
  { name: "settle-forgotten-credits", title: "Liquidar créditos apartados" },
  async (ctx, { key }) => {
    await transact(ctx, async (tx) => {
      const since = await heldSince(tx, key);
      if (since === null) return;
      const status = await statusOfKey(tx, key);
      if (status === null) return giveBackCredits(tx, ctx, key, "unanswered");
      if (status === "failed") return giveBackCredits(tx, ctx, key);
      if (!ON_ITS_WAY.includes(status)) return spendCredits(tx, ctx, key);
      if (ctx.now - since < LONGEST_MS) return lookAfter(tx, ctx, key);
      return giveBackCredits(tx, ctx, key);
    });
  },
);
