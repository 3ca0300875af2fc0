// Offers the free hours of a day, once, to a contact who asked for hours and booked none. The server finds the hours
// now and writes the text from the rows. It skips a contact that the assistant does not attend, that has an
// appointment, said goodbye or objected to promotions, or that a person is talking with.
import { bookingName } from "@mostrador/domain/automation/assistants/booking-name.ts";
import { readAnswer } from "@mostrador/domain/automation/assistants/engine/parse/answer/answer-reading.ts";
import { offeredMemory } from "@mostrador/domain/automation/assistants/free-slots/offered-memory.ts";
import { postText } from "@mostrador/domain/automation/assistants/free-slots/post-text.ts";
import { spreadOver } from "@mostrador/domain/automation/assistants/free-slots/spread-over.ts";
import { agreementOf } from "@mostrador/domain/automation/assistants/proposals/agreement.ts";
import { FreeSlotsWanted } from "@mostrador/domain/automation/assistants/schema.ts";
import { isThanks } from "@mostrador/domain/automation/assistants/speech/what-they-want.ts";
import type { ToolSlot } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { objectsTo } from "../../../business/privacy/index.ts";
import { queueMessage, recentMessages, speakFirst, threadLease } from "../../../conversation/inbox/index.ts";
import { findSlots, upcomingAppointmentsOf } from "../../../scheduling/appointments/index.ts";
import { toolServices } from "../tools/catalogue.ts";
import { lastOffered } from "../tools/offered-slot.store.ts";
import { offer } from "../tools/offers.ts";
import { reachOf } from "../tools/reach.ts";
import type { Scene } from "../tools/scene.ts";
import { outputWithin } from "../tools/within-branch.ts";
import { type AssistantChoice, chooseAssistant } from "../turn/choose-assistant.ts";
import { postsOf } from "./plan-posts.ts";

/** Within the 24 hours in which the channel allows free text, with a margin for the sending. */
export const ASKED_WITHIN_MS = (24 * 60 - 10) * 60_000;
/** After a pause of the worker, hours of the morning are not posted in the afternoon. */
const LATE_MS = 2 * 3600_000;
const BECAUSE = "Publica los horarios libres a quien preguntó y no agendó";

type PostRequest = { assistantId: string; at: number; threadId: string };

export const onFreeSlotsWanted = on(
  FreeSlotsWanted,
  { name: "offer-free-slots", title: "Ofrecer horas libres" },
  postFreeSlots,
);

async function postFreeSlots(ctx: TenantCtx, { assistantId, at, threadId }: PostRequest): Promise<void> {
  if (ctx.now > at + LATE_MS) return;
  await transact(ctx, async (tx, inside) => {
    const lease = await threadLease(inside, threadId);
    const chosen = lease && (await chooseAssistant(inside, lease));
    if (!chosen || chosen.assistant.id !== assistantId || !postsOf(chosen.assistant)) return;
    const scene = sceneOf(inside, threadId, lease.contactId, chosen);
    if (await isNotToBeTold(tx, scene)) return;
    const found = await freeHours(tx, scene, chosen);
    if (!found) return;
    const { slots, serviceName } = found;
    const wroteSince = at - ASKED_WITHIN_MS;
    const spoke = await speakFirst(tx, inside, { threadId, wroteSince }, async (memory) =>
      offeredMemory(memory, slots),
    );
    if (!spoke) return;
    const { assistant, business, contact } = chosen;
    await queueMessage(tx, inside, {
      threadId,
      text: postText(assistant.capabilities.postFreeSchedules.textTemplate, {
        contactName: bookingName(contact),
        businessName: business.name,
        serviceName,
        day: slots[0].day,
        today: reachOf(scene).today,
        times: slots.map(({ time }) => time),
      }),
      author: { kind: "assistant", id: assistant.id, name: assistant.name },
      clientKey: `free-slots:${threadId}:${at}`,
      because: BECAUSE,
    });
  });
}

function sceneOf(ctx: TenantCtx, threadId: string, contactId: string, { assistant, business }: AssistantChoice): Scene {
  const { id, name, capabilities, branch_id: branchId } = assistant;
  const actor = { kind: "program" as const, id, name };
  const own = tenantCtx(ctx, ctx.businessId, actor);
  return { ctx: own, threadId, contactId, capabilities, branchId, zone: business.zone };
}

async function isNotToBeTold(tx: Tx, { ctx, threadId, contactId }: Scene): Promise<boolean> {
  if (await objectsTo(tx, contactId, "secondary")) return true;
  if ((await upcomingAppointmentsOf(ctx, contactId)).length > 0) return true;
  const last = (await recentMessages(ctx, threadId, 50)).findLast(
    ({ type, role }) => type === "message" && role === "user",
  );
  return last === undefined || isThanks([last.words]) || agreementOf(readAnswer([last.words])) === "declines";
}

/** Free hours for the service that they last asked for; null when there are too few. */
async function freeHours(tx: Tx, scene: Scene, { assistant }: AssistantChoice) {
  const { daysBefore, minimunSchedules, maximunSchedules } = assistant.capabilities.postFreeSchedules;
  const wanted = await lastOffered(tx, scene.threadId);
  const { today, lastDay, earliest } = reachOf(scene);
  const day = addDays(today, daysBefore);
  if (!wanted || day > lastDay) return null;
  const branchId = scene.branchId ?? wanted.branchId;
  const { services } = outputWithin(scene.branchId, "list_services", await toolServices(scene)) as Awaited<
    ReturnType<typeof toolServices>
  >;
  const service = services.find(({ id }) => id === wanted.serviceId);
  if (!service) return null;
  const range = { from: day, to: day, notBefore: earliest };
  const free = await findSlots(scene.ctx, { serviceId: service.id, branchId, ...range });
  const each = free.filter(({ start }, index) => free.findIndex((other) => other.start === start) === index);
  if (each.length < Math.max(minimunSchedules, 1)) return null;
  const [first, ...others] = await offer(scene, service.id, spreadOver(each, maximunSchedules));
  return first && { slots: [first, ...others] as [ToolSlot, ...ToolSlot[]], serviceName: service.name };
}
