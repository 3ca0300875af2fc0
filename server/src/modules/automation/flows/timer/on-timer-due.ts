// A timer ticks: it starts its runs and plans the next tick, in one transaction, so that each interval has one tick over
// all processes. Ticks that a stopped product missed are not made up for.
import { FlowTimerDue } from "@mostrador/domain/automation/flows/jobs.ts";
import type { NewFlow } from "@mostrador/domain/automation/flows/schema.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { on, publish } from "../../../../kernel/queue/queue.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { type FlowRow, lockFlow } from "../flow.store.ts";
import { graphOf } from "../flow.ts";
import { mayEnter } from "../run/choose-flow.ts";
import { startRun } from "../run/start-run.ts";
import { nextTick } from "./next-tick.ts";
import { type TimedContact, timedContacts } from "./timer-contacts.store.ts";

type TriggerParams = Extract<NewFlow["nodes"][number], { type: "trigger" }>["params"];
const DAY = 86_400_000;

export const onFlowTimerDue = on(
  FlowTimerDue,
  { name: "tick-timer", title: "Revisar los flujos con reloj" },
  async (ctx, { flowId, timerId, tick }) => {
    await transact(ctx, async (tx, inside) => {
      const flow = await lockFlow(tx, flowId);
      if (!flow?.is_active || flow.timer_id !== timerId) return;
      const { minutes } = flow.trigger as TriggerParams;
      const at = nextTick(minutes, Math.max(tick, ctx.now));
      await publish(tx, ctx, FlowTimerDue, { flowId, timerId, tick: at }, { at });
      const business = await businessSettings(inside);
      if (!business?.isWorking) return;
      const graph = await graphOf(tx, flow);
      for (const { contactId, cause } of await occasionsOf(tx, inside, flow, tick, business.zone)) {
        if (!(await mayEnter(tx, inside, flowId, graph.settings, contactId))) continue;
        await startRun(tx, inside, flow, { nodeId: graph.triggerNodeId, contactId, cause, variables: {} });
      }
    });
  },
);

type Occasion = Omit<TimedContact, "contactId"> & { contactId: string | null };

async function occasionsOf(
  tx: Tx,
  ctx: TenantCtx,
  { id: flowId, trigger }: FlowRow,
  tick: number,
  zone: string = USUAL_ZONE,
): Promise<Occasion[]> {
  const { contacts, days } = trigger as TriggerParams;
  if (contacts === "none") return [{ contactId: null, cause: `tick:${tick}` }];
  const { day: today } = localOf(zone, ctx.now);
  const [since, idleSince] = [new Date(ctx.now - DAY), new Date(ctx.now - days * DAY)];
  return timedContacts(tx, contacts, { flowId, since, today, idleSince });
}
