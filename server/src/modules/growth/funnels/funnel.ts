// Funnels, with the number of contacts in each. Phases and scenarios keep their ids while they exist.

import { formattedName } from "@mostrador/domain/growth/funnels/phases.ts";
import {
  type Funnel,
  FunnelChanged,
  type FunnelPhase,
  funnels,
  LIMITED_FUNNELS,
  type NewFunnel,
  type WrittenMessage,
  type WrittenPhase,
} from "@mostrador/domain/growth/funnels/resource.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { holdPlanLimit } from "../../../kernel/resource/plan-limit.ts";
import { declareSlot } from "../../../kernel/slot.ts";
import { resourceActions } from "../../ground/files/index.ts";
import { countContacts, countInScenarios, writeScenarios } from "./place.store.ts";

const { routes } = funnels;

export const funnelActions = resourceActions(funnels, {
  gather: async (tx, _, ids) => {
    const counts = await countContacts(tx, ids);
    return ({ id }) => ({ contacts: counts.get(id) ?? 0 });
  },
});
const { editedText, hold, insert, present, update } = funnelActions;

export async function createFunnel(ctx: TenantCtx, { body }: Pick<Call<typeof routes.create>, "body">) {
  const data = await transact(ctx, async (tx) => {
    await holdPlanLimit(tx, LIMITED_FUNNELS);
    const phases = settled(body.funnel.phases, []);
    const id = await insert(tx, ctx, { ...body.funnel, phases, notes: notesOf(ctx, body.funnel.notes) });
    await writeScenarios(tx, ctx.businessId, id, keysOf(phases));
    return present(tx, ctx, id);
  });
  return { data, message: funnels.texts.created };
}

export async function editFunnel(ctx: TenantCtx, { params: { id }, body }: Call<typeof routes.edit>) {
  return transact(ctx, async (tx) => {
    const before = await hold(tx, id);
    const { phases: written, notes, ...edit } = body.funnel;
    const known = before.phases as FunnelPhase[];
    const phases = written && settled(written, known);
    if (phases) await refuseInUse(tx, known, phases);
    await update(tx, ctx, before, { ...edit, ...(phases && { phases }), ...(notes && { notes: notesOf(ctx, notes) }) });
    if (phases) await writeScenarios(tx, ctx.businessId, id, keysOf(phases));
    await publish(tx, ctx, FunnelChanged, { funnelId: id, stage: "planned", beyond: null });
    const message = await editedText(tx, ctx, before, edit);
    return { data: await present(tx, ctx, id), message };
  });
}

export async function archiveFunnel(ctx: TenantCtx, call: Call<typeof routes.archive>) {
  return transact(ctx, async (tx, inside) => {
    if (!call.query.archive && (await hold(tx, call.params.id)).is_archived) await holdPlanLimit(tx, LIMITED_FUNNELS);
    const answer = await funnelActions.archive(inside, call);
    await publish(tx, ctx, FunnelChanged, { funnelId: call.params.id, stage: "planned", beyond: null });
    return answer;
  });
}

/** Funnels of another model, which the same call deletes (D-17.3). */
export type OtherFunnels = {
  isThere(tx: Tx, id: string): Promise<boolean>;
  remove: typeof funnelActions.remove;
};
export const otherFunnels = declareSlot<OtherFunnels>("other-funnels");

export async function removeFunnel(ctx: TenantCtx, call: Call<typeof routes.remove>) {
  return transact(ctx, async (tx, inside) => {
    for (const other of ctx.fillings.of(otherFunnels))
      if (await other.isThere(tx, call.params.id)) return other.remove(inside, call);
    const answer = await funnelActions.remove(inside, call);
    await publish(tx, ctx, FunnelChanged, { funnelId: call.params.id, stage: "planned", beyond: null });
    return answer;
  });
}

/** With ids; a given id must be one of the funnel's own, and unique. */
function settled(written: readonly WrittenPhase[], known: readonly FunnelPhase[]): FunnelPhase[] {
  const phaseIds = new Set(known.map(({ _id }) => _id));
  const scenarioIds = new Set(known.flatMap(({ scenarios }) => scenarios.map(({ _id }) => _id)));
  const messages = new Map(
    known.flatMap(({ scenarios }) => scenarios.map((one) => [one._id, one.reactivationMessagesSequence] as const)),
  );
  const messageIds = new Set([...messages.values()].flat().map(({ _id }) => _id));
  const take = (left: Set<string>, id: string | undefined, path: string, what: string): string => {
    if (id === undefined) return newId();
    if (!left.delete(id)) throw notFound(`No se encontró ${what} en este funnel`, `${path}._id`);
    return id;
  };
  return written.map(({ _id, name, type, scenarios }, at) => ({
    _id: take(phaseIds, _id, `funnel.phases.${at}`, "la fase"),
    name,
    formattedName: formattedName(name),
    type,
    scenarios: scenarios.map(({ reactivationMessagesSequence: sequence, ...scenario }, index) => {
      const path = `funnel.phases.${at}.scenarios.${index}`;
      const idOf = (message: WrittenMessage, number: number) =>
        take(messageIds, message._id, `${path}.reactivationMessagesSequence.${number}`, "el mensaje");
      return {
        ...scenario,
        _id: take(scenarioIds, scenario._id, path, "el escenario"),
        formattedName: formattedName(scenario.name),
        reactivationMessagesSequence: sequence
          ? withNames(sequence).map((message, number) => ({ ...message, _id: idOf(message, number) }))
          : (messages.get(scenario._id ?? "") ?? []),
      };
    }),
  }));
}

/** One without a name gets the first free 'mensaje_n'. */
function withNames(sequence: readonly WrittenMessage[]) {
  const names = new Set(sequence.map((message) => formattedName(message.formattedName ?? "")));
  const free = () => {
    const number = sequence.findIndex((_, at) => !names.has(`mensaje_${at + 1}`)) + 1;
    names.add(`mensaje_${number}`);
    return `mensaje_${number}`;
  };
  return sequence.map((message) => ({
    ...message,
    formattedName: formattedName(message.formattedName ?? "") || free(),
  }));
}

async function refuseInUse(tx: Tx, before: readonly FunnelPhase[], after: readonly FunnelPhase[]): Promise<void> {
  const left = new Set(keysOf(after).map(({ id }) => id));
  const gone = before.flatMap(({ scenarios }) => scenarios).filter(({ _id }) => !left.has(_id));
  const counts = await countInScenarios(
    tx,
    gone.map(({ _id }) => _id),
  );
  const used = gone.find(({ _id }) => counts.has(_id));
  if (!used) return;
  const count = counts.get(used._id);
  const who = count === 1 ? "hay 1 contacto: muévelo" : `hay ${count} contactos: muévelos`;
  throw conflict(`En «${used.name}» ${who} antes de quitarlo`);
}

function keysOf(phases: readonly FunnelPhase[]) {
  return phases.flatMap(({ _id: phaseId, scenarios }) => scenarios.map(({ _id: id }) => ({ id, phaseId })));
}

/** Blank ones are left out; one without a date gets the current time. */
function notesOf(ctx: TenantCtx, notes: NewFunnel["notes"]): Funnel["notes"] {
  const now = new Date(ctx.now).toISOString();
  return notes.filter(({ text }) => text !== "").map(({ text, date = now }) => ({ text, date }));
}
