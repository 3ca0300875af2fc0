// What ran of the salon's flow for brides in the last days: most came to their end, one waits, one failed with its reason.
import { FlowRunDue } from "@mostrador/domain/automation/flows/jobs.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { jsonText } from "../../../kernel/db/json.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { contactRows } from "../../business/contacts/index.ts";
import { appointmentRows } from "../../scheduling/appointments/index.ts";
import { addStep, insertRun, type NewStep, type Trail, writeTrail } from "./run/run.store.ts";

type Passage = Pick<NewStep, "node_id"> & Partial<NewStep> & { afterMinutes: number };
type DemoRun = { hoursAgo: number; state: "done" | "stopped" | "failed" | "waiting"; reason: string; way: Passage[] };

const HOUR = 3_600_000;
const MINUTE = 60_000;
const QUESTION = "¿Para qué fecha es la boda?";
const THANKS = "Gracias. Te paso con Marta para armar tu presupuesto.";

const said = (text: string): Passage => ({ node_id: "inicio", data: { event_signal: { text } }, afterMinutes: 0 });
const greets: Passage = { node_id: "saluda", data: { text: QUESTION }, afterMinutes: 0 };
const waits: Passage = { node_id: "fecha", outcome: "waited", branch: "", afterMinutes: 0 };
const answers = (text: string, afterMinutes: number): Passage => ({ node_id: "fecha", data: { text }, afterMinutes });
const thanks = (afterMinutes: number): Passage => ({ node_id: "gracias", data: { text: THANKS }, afterMinutes });
const person = (afterMinutes: number, more: Partial<NewStep> = {}): Passage => ({
  ...{ node_id: "persona", outcome: "ended", branch: "", note: "Pasó a una persona", afterMinutes },
  ...more,
});

const RUNS: readonly DemoRun[] = [
  {
    hoursAgo: 170,
    state: "done",
    reason: "Pasó a una persona",
    way: [said("Quiero el paquete de novia"), greets, waits, answers("El 14 de febrero", 12), thanks(12), person(12)],
  },
  {
    hoursAgo: 121,
    state: "done",
    reason: "",
    way: [
      said("¿Tienen paquete de novia?"),
      greets,
      waits,
      { node_id: "fecha", branch: "timeout", note: "No contestó a tiempo", afterMinutes: 1440 },
      { node_id: "recuerda", data: { text: "Cuando tengas la fecha, escríbenos y lo vemos." }, afterMinutes: 1440 },
    ],
  },
  {
    hoursAgo: 74,
    state: "failed",
    reason: "No hay una conversación con el contacto",
    way: [
      said("Info del paquete de novia"),
      greets,
      waits,
      answers("En marzo", 95),
      thanks(95),
      person(95, { outcome: "failed", note: "No hay una conversación con el contacto" }),
    ],
  },
  {
    hoursAgo: 50,
    state: "stopped",
    reason: "El contacto agendó",
    way: [said("Me interesa el paquete de novia"), greets, waits],
  },
  {
    hoursAgo: 26,
    state: "done",
    reason: "Pasó a una persona",
    way: [said("Precio del paquete de novia"), greets, waits, answers("21 de noviembre", 4), thanks(4), person(4)],
  },
  { hoursAgo: 3, state: "waiting", reason: "", way: [said("Hola, paquete de novia por favor"), greets, waits] },
];

export function seedRuns(ctx: TenantCtx, flowId: string): Promise<void> {
  return transact(ctx, async (tx, inside) => {
    const contacts = await contactsOf(tx, RUNS.length);
    for (const [index, run] of RUNS.entries()) {
      const contactId = contacts[index];
      if (contactId) await seedRun(tx, inside, flowId, contactId, run);
    }
  });
}

async function seedRun(tx: Tx, ctx: TenantCtx, flowId: string, contactId: string, run: DemoRun): Promise<void> {
  const id = newId();
  const begun = ctx.now - run.hoursAgo * HOUR;
  const last = run.way.at(-1) as Passage;
  const end = new Date(begun + last.afterMinutes * MINUTE);
  const until = begun + 24 * HOUR;
  const wakeId = run.state === "waiting" ? newId() : null;
  await insertRun(tx, {
    business_id: ctx.businessId,
    id,
    flow_id: flowId,
    version: 1,
    contact_id: contactId,
    cause: `demo:${run.hoursAgo}`,
    state: run.state,
    node_id: last.node_id,
    waits_for: wakeId ? "reply" : null,
    waits_until: wakeId ? new Date(until) : null,
    wake_id: wakeId,
    variables: jsonText(run.way[0]?.data ?? {}),
    steps: run.way.length,
    has_answered: true,
    reason: run.reason,
    started_at: new Date(begun),
    updated_at: end,
    ended_at: wakeId ? null : end,
  });
  const trail: Trail = { steps: [], change: {} };
  for (const [steps, { afterMinutes, ...step }] of run.way.entries()) {
    const whole = { outcome: "passed", branch: "default", data: {}, note: "", took_ms: 4 + steps, ...step } as const;
    addStep(trail, { business_id: ctx.businessId, id, steps }, whole, new Date(begun + afterMinutes * MINUTE));
  }
  await writeTrail(tx, id, trail);
  if (wakeId) await publish(tx, ctx, FlowRunDue, { runId: id, wakeId }, { at: until });
}

/** Who never booked: a booking would end the run that waits. */
const CONTACTS = {
  name: "demo-flow-contacts",
  text: `select distinct on (c.name) c.id from ${contactRows} c
    where c.business_id = current_business() and c.deleted_at is null and c.merged_into is null and not c.is_staff
      and not c.no_respond and c.name <> '' and not exists (select from ${appointmentRows} a
        where a.business_id = c.business_id and a.contact_id = c.id)
    order by c.name, c.id limit $1`,
};

async function contactsOf(tx: Tx, most: number): Promise<string[]> {
  return (await tx.run<{ id: string }>(CONTACTS, [most])).map(({ id }) => id);
}
