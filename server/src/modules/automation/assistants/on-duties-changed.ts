// Runs when the duties of assistants for appointments changed: plans the coming appointments again, page by page.
import { DutiesChanged } from "@mostrador/domain/automation/assistants/schema.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { replanComing } from "../../growth/outreach/index.ts";

export const onDutiesChanged = on(
  DutiesChanged,
  { name: "replan-appointments", title: "Planear de nuevo los mensajes de citas" },
  async (ctx, { beyond }) => {
    const last = await replanComing(ctx, beyond);
    if (last) await transact(ctx, (tx) => publish(tx, ctx, DutiesChanged, { beyond: last }));
  },
  { side: 1 },
);
