// A turn with a staff member (D-9.7): their number is proved and stays so until the turn ends. They may do what both
// their own access and the assistant's capabilities allow. Everything runs in one transaction.
import { knownWords } from "@mostrador/domain/automation/assistants/engine/parse/words/known-words.ts";
import { answerStaff, daysWanted } from "@mostrador/domain/automation/assistants/staff/answer-staff.ts";
import { readErrand } from "@mostrador/domain/automation/assistants/staff/errand.ts";
import { type Pending, readStaffMemory } from "@mostrador/domain/automation/assistants/staff/schema.ts";
import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { allSpecialists } from "../../../business/specialists/index.ts";
import { holdTurn, recordToolCall } from "../../../conversation/inbox/index.ts";
import { comingReminders } from "../../../growth/outreach/index.ts";
import type { Hold } from "../../../money/credits/index.ts";
import { toolBranches, toolServices, toolSpecialists } from "../tools/catalogue.ts";
import { finish } from "../turn/finish.ts";
import type { TurnFacts } from "../turn/turn-facts.ts";
import { TurnLost } from "../turn/turn-lost.ts";
import { appointmentsOf } from "./appointments-of.ts";
import { carryOutForStaff } from "./carry-out-for-staff.ts";
import { holdStaffMember } from "./staff-member.ts";

/** `isHeard`: part of it came in a voice note. `bill`: the credits held, if a model transcribed it. */
export async function staffTurn(
  facts: TurnFacts,
  memory: unknown,
  { isHeard, bill }: { isHeard: boolean; bill?: Hold | undefined },
): Promise<void> {
  const { threadId, token, scene, turn, chosen, author } = facts;
  await transact(scene.ctx, async (tx, inside) => {
    if (!(await holdTurn(tx, inside, threadId, token))) throw new TurnLost();
    const member = await holdStaffMember(tx, chosen.phone);
    // Their number was removed a moment ago: they get no more information.
    if (!member) return finish(facts, inside, { reply: null, memory: null });
    const { contactId, zone } = scene;
    const ctx: TenantCtx = {
      ...inside,
      actor: { kind: "program", id: author.id, name: `${author.name} por ${member.name}` },
    };
    const [{ services }, { branches }, { specialists }, all, waiting] = await Promise.all([
      toolServices({ ...scene, ctx }),
      toolBranches({ ...scene, ctx }),
      toolSpecialists({ ...scene, ctx }),
      allSpecialists(ctx),
      comingReminders(ctx, contactId, "staff_reminder"),
    ]);
    const catalogue = { services, branches, specialists };
    const before = readStaffMemory(memory);
    const errand = readErrand(turn.texts, { ...catalogue, words: knownWords(catalogue) }, turn.now);
    const today = turn.now.day;
    const branchId = chosen.assistant.branch_id;
    const { appointments, names } = await appointmentsOf(ctx, daysWanted(errand, before, today), branchId);
    const here = specialists.filter((one) => branchId === null || one.branchId === branchId);
    const own = all.find((one) => canonicalPhone(one.countryCode, one.whatsapp) === chosen.phone);
    const said = answerStaff(errand, before, {
      today,
      now: ctx.now,
      time: turn.now.time,
      isHeard,
      capabilities: scene.capabilities,
      may: member.may,
      appointments: appointments.map((one) => ({ ...one, specialistName: names(one.specialistId, all) })),
      specialists: here,
      ownSpecialistId: own?._id ?? null,
      reminders: waiting.map(({ id, about, at }) => ({ id, about, ...localOf(zone, at) })),
    });
    const refused = said.act && (await done(tx, ctx, facts, said.act));
    // A list is for reading, so it is not spoken.
    const { scene: _, ...ending } = facts;
    await finish(ending, inside, { reply: refused ?? said.reply, memory: said.memory, bill });
  });
}

/** Null when it is done; otherwise the reason why not, for the person who asked. */
async function done(tx: Tx, ctx: TenantCtx, { threadId, seq, scene }: TurnFacts, act: Pending): Promise<string | null> {
  const name = TOOL_NAMES[act.kind];
  const call = { callId: `staff:${threadId}:${seq}`, name, arguments: act };
  try {
    const output = await tx.savepoint(() => carryOutForStaff(ctx, scene, act));
    await recordToolCall(tx, ctx, threadId, { ...call, output });
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await recordToolCall(tx, ctx, threadId, { ...call, output: { error: "refused", message: error.message } });
    return `No se pudo: ${error.message}`;
  }
}

const TOOL_NAMES: Readonly<Record<Pending["kind"], string>> = {
  status: "update_appointment_status",
  block: "create_block",
  remind: "create_reminder",
  forget: "cancel_reminder",
};
