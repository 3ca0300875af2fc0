// Carries a campaign on: plans its contacts a part at a time, then gives those that are due soon to the plan of
// everything sent later. Each step locks the campaign, so that a pause or a stop comes before it or after it.
import { hasQualityDropped, intervalOf, qualityToWatch } from "@mostrador/domain/growth/campaigns/progress.ts";
import { CampaignDue } from "@mostrador/domain/growth/campaigns/resource.ts";
import { outsideQuietHours } from "@mostrador/domain/growth/outreach/quiet-hours.ts";
import { NotificationDue } from "@mostrador/domain/growth/outreach/schema.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { businessZone } from "../../business/businesses/index.ts";
import { connectedChannel, readChannel } from "../../conversation/channels/index.ts";
import { planMany, plannedLeft, scheduleNext } from "../outreach/index.ts";
import { type CampaignRow, lockCampaign, writeCampaign } from "./campaign.store.ts";
import { campaignActions } from "./campaign.ts";
import { campaignTrouble } from "./campaign-trouble.ts";
import { contactsOf } from "./read-reach.ts";

/** Contacts that are planned by one statement, in a transaction of its own. */
const PART = 1000;
/** Parts of one job; a killed one is repeated and goes on after the last part that was committed. */
const PARTS_A_JOB = 10;
/** How often the messages of the next minute get their jobs. */
const MINUTE = 60_000;

export const onCampaignDue = on(
  CampaignDue,
  { name: "carry-on-campaign", title: "Enviar una campaña" },
  async (ctx, { campaignId, run }) => {
    for (let part = 1; part <= PARTS_A_JOB; part += 1) {
      const isDone = await transact(ctx, (tx, inside) =>
        carryOn(tx, inside, { campaignId, run }, part === PARTS_A_JOB),
      );
      if (isDone) return;
    }
  },
);

/** True when the job is done: the next one is published, or nothing is left to do. */
async function carryOn(
  tx: Tx,
  ctx: TenantCtx,
  { campaignId, run }: { campaignId: string; run: number },
  isLastOfJob: boolean,
): Promise<boolean> {
  const row = await lockCampaign(tx, campaignId);
  const isDue = row?.run === run && (row.status === "running" || row.status === "scheduled");
  if (!row || !isDue || row.is_archived) return true;
  if (row.started_at === null) {
    const trouble = await campaignTrouble(tx, row);
    if (trouble !== null) {
      await pauseItself(tx, ctx, row, trouble);
      return true;
    }
    await begin(tx, ctx, row);
  }
  if (row.is_planned) {
    await release(tx, ctx, row);
    return true;
  }
  const isPlanned = await planPart(tx, ctx, row);
  if (isPlanned || isLastOfJob) await next(tx, ctx, row, ctx.now);
  return isPlanned;
}

async function begin(tx: Tx, ctx: TenantCtx, row: CampaignRow): Promise<void> {
  const started_at = new Date(ctx.now);
  const quality = await qualityOf(tx);
  await writeCampaign(tx, row.id, { status: "running", started_at, quality });
  Object.assign(row, { status: "running", started_at, quality });
  await campaignActions.changed(tx, ctx, row.id);
}

/** Whether it was the last part. */
async function planPart(tx: Tx, ctx: TenantCtx, row: CampaignRow): Promise<boolean> {
  const step = intervalOf(row.pace);
  const { count, last } = await planMany(tx, {
    kind: "campaign",
    ruleId: row.id,
    text: row.message,
    contacts: await contactsOf(tx, ctx, row.audience_id),
    beyond: row.planned_beyond,
    most: PART,
    from: ctx.now + row.planned_count * step,
    step,
    createdBy: actorName(ctx.actor),
    now: ctx.now,
  });
  const isLast = count < PART;
  await writeCampaign(tx, row.id, {
    planned_beyond: last ?? row.planned_beyond,
    planned_count: row.planned_count + count,
    is_planned: isLast,
  });
  if (isLast) await campaignActions.changed(tx, ctx, row.id);
  return isLast;
}

async function release(tx: Tx, ctx: TenantCtx, row: CampaignRow): Promise<void> {
  const quality = await qualityOf(tx);
  if (hasQualityDropped(row.quality, quality)) return pauseItself(tx, ctx, row, FELL);
  const watched = qualityToWatch(row.quality, quality);
  if (watched !== row.quality) await writeCampaign(tx, row.id, { quality: watched });
  const trouble = await campaignTrouble(tx, row);
  if (trouble !== null) return pauseItself(tx, ctx, row, trouble);
  if (!(await plannedLeft(tx, row.id))) {
    await writeCampaign(tx, row.id, { status: "done", ended_at: new Date(ctx.now) });
    return campaignActions.changed(tx, ctx, row.id);
  }
  const morning = outsideQuietHours(await businessZone({ ...ctx, tx }), ctx.now, Number.POSITIVE_INFINITY);
  if (morning > ctx.now) return next(tx, ctx, row, morning);
  const due = await scheduleNext(tx, row.id, {
    beyond: row.released_beyond,
    most: row.pace,
    from: ctx.now,
    step: intervalOf(row.pace),
  });
  for (const { id, at } of due) await publish(tx, ctx, NotificationDue, { notificationId: id }, { at });
  const last = due
    .map(({ version }) => version)
    .sort()
    .at(-1);
  if (last) await writeCampaign(tx, row.id, { released_beyond: last });
  await next(tx, ctx, row, ctx.now + MINUTE);
  await campaignActions.changed(tx, ctx, row.id);
}

function next(tx: Tx, ctx: TenantCtx, { id, run }: CampaignRow, at: number): Promise<void> {
  return publish(tx, ctx, CampaignDue, { campaignId: id, run }, { at });
}

/** Of the number that is connected; empty while unknown. */
export async function qualityOf(tx: Tx): Promise<string> {
  const channelId = await connectedChannel(tx, "whatsapp");
  return channelId ? ((await readChannel(tx, channelId))?.quality ?? "") : "";
}

async function pauseItself(tx: Tx, ctx: TenantCtx, { id }: CampaignRow, why: string): Promise<void> {
  await writeCampaign(tx, id, { status: "paused", reason: `Se pausó sola. ${why}` });
  await campaignActions.changed(tx, ctx, id);
}

const FELL = "Bajó la calidad del número: revisa a quién le escribes antes de reanudarla";
