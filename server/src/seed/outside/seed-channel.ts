// The number on which customers write, and the assistant that answers them; returns the assistant's id.
import { NewTestNumber } from "@mostrador/domain/automation/assistants/audience/schema.ts";
import { firstInstructions } from "@mostrador/domain/automation/assistants/first-instructions.ts";
import { NewAssistant } from "@mostrador/domain/automation/assistants/schema.ts";
import { EXAMPLES } from "@mostrador/domain/automation/assistants/test-conversations/examples.ts";
import { NewTestConversation, NewTestRun } from "@mostrador/domain/automation/assistants/test-conversations/schema.ts";
import { NewChannel } from "@mostrador/domain/conversation/channels/schema.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import {
  createAssistant,
  createTestConversation,
  createTestNumber,
  testRunActions,
} from "../../modules/automation/assistants/index.ts";
import { connectActions } from "../../modules/conversation/channels/index.ts";
import type { DemoBusiness, Parts } from "../demo-business.ts";

export async function seedChannel(
  ctx: TenantCtx,
  parts: Parts,
  demo: DemoBusiness,
  sandboxUrl: string,
): Promise<string> {
  const { businessId } = ctx;
  await registerNumber(demo, sandboxUrl);
  const channel = NewChannel.parse({ businessId, kind: "whatsapp", ...demo.channel });
  const { askToConnect, connectChannel } = connectActions(parts.conversation);
  await connectChannel(ctx, await askToConnect(ctx, { body: { channel } }));
  const assistant = NewAssistant.parse({
    ...demo.assistant,
    instructions: {
      ...firstInstructions(demo.assistant.name, demo.business.name, demo.branches[0]?.name ?? ""),
      quotable: demo.quotable,
    },
    ...(demo.page ? { channel: ["WhatsApp", "Instagram", "Facebook"] } : {}),
    businessId,
    capabilities: {
      rescheduleAppointments: true,
      cancelAppointments: true,
      requestConfirmation: 24,
      sendReminder: 12,
      searchPaginatedSchedules: { slotsPerPage: 5, daysToLookAhead: 30 },
      schedulingMode: "open",
      createReminders: true,
      createOrders: true,
      createCustomConversionEvents: true,
      customConversionEvent: "Cuando el cliente acepte una cotización o diga que quiere comprar un paquete.",
    },
  });
  const { id } = await createAssistant(ctx, {
    body: { assistant, businessName: demo.business.name, branchName: demo.branches[0]?.name ?? "" },
  });
  if (demo.testConversations) await seedTests(ctx, id);
  await seedMoreAssistants(ctx, demo);
  return id;
}

/** Its test conversations, and a first run, which a worker carries out. */
async function seedTests(ctx: TenantCtx, assistantId: string): Promise<void> {
  for (const example of EXAMPLES) {
    const testConversation = NewTestConversation.parse({ businessId: ctx.businessId, ...example });
    await createTestConversation(ctx, { body: { testConversation } });
  }
  const testRun = NewTestRun.parse({});
  await testRunActions(null).startTestRun(ctx, { params: { id: assistantId }, body: { testRun } });
}

async function seedMoreAssistants(ctx: TenantCtx, demo: DemoBusiness): Promise<void> {
  const { businessId } = ctx;
  const forPeople = {
    getAppointmentsByDate: true,
    updateAppointmentStatus: true,
    createBlockSchedules: true,
    createReminders: true,
  };
  for (const more of demo.moreAssistants ?? []) {
    const assistant = NewAssistant.parse({ ...more, businessId, ...(more.type && { capabilities: forPeople }) });
    const branchName = demo.branches[0]?.name ?? "";
    await createAssistant(ctx, { body: { assistant, businessName: demo.business.name, branchName } });
  }
  for (const number of demo.testNumbers ?? []) {
    const testNumber = NewTestNumber.parse({ ...number, businessId });
    await createTestNumber(ctx, { body: { testNumber } });
  }
}

/** Registers at the fake Meta what it knows of a number before any business connects it. */
async function registerNumber({ business, channel }: DemoBusiness, sandboxUrl: string): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/console/numbers`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...channel, displayPhoneNumber: `52${business.whatsapp}`, businessName: business.name }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to the demo's number.`);
}
