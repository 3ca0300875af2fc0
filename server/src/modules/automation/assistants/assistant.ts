// Assistants as their owner manages them: create, edit field by field (the form saves while typing), switch on and
// off, delete. Which engine answers is a setting of the installation.

import { withAudience } from "@mostrador/domain/automation/assistants/audience/audience-of-type.ts";
import { engineOf } from "@mostrador/domain/automation/assistants/audience/engine-of.ts";
import { firstInstructions } from "@mostrador/domain/automation/assistants/first-instructions.ts";
import { assistantChanged } from "@mostrador/domain/automation/assistants/live.ts";
import type {
  createAssistant as createRoute,
  deleteAssistant as deleteRoute,
  editAssistant as editRoute,
  getAssistant as getRoute,
  listAssistants as listRoute,
  switchAssistant as switchRoute,
} from "@mostrador/domain/automation/assistants/routes.ts";
import { type Assistant, DutiesChanged, type Engine } from "@mostrador/domain/automation/assistants/schema.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { businessCard } from "../../business/businesses/index.ts";
import { announceAnswering } from "../../conversation/channels/index.ts";
import { noteBlindEdit } from "../../ground/identity/index.ts";
import {
  type AssistantRow,
  type AssistantWrite,
  deleteAssistantRow,
  insertAssistant,
  lockAssistant,
  readAssistant,
  readAssistants,
  updateAssistant,
} from "./assistant.store.ts";
import { planPosts, postsText } from "./free-slots/plan-posts.ts";
import { readHasCredits, refuseWithoutCredits } from "./paying/has-credits.ts";
import { shownAssistants } from "./shown.ts";
import { namesAssistant } from "./slots.ts";
import type { UseImage } from "./use-image.ts";

const UNKNOWN = "No se ha encontrado el asistente";
const SAVED = "Cambios guardados correctamente";

export function assistantActions(engine: Engine, useImage: UseImage) {
  const shown = async (ctx: TenantCtx, row: AssistantRow) =>
    (await shownAssistants(ctx, engine, [row]))[0] as Assistant;
  /** One edit may change the model and switch the assistant on. */
  const change = (ctx: TenantCtx, id: string, updatedAt: string | undefined, writeOf: WriteOf) =>
    changeAssistant(ctx, id, updatedAt, writeOf, async (tx, before, after) => {
      if (after.is_working && !before.is_working) await guard(tx, after);
    });
  /** Every call that switches an assistant on goes through this check. */
  const guard = (tx: Tx, row: AssistantRow) =>
    refuseWithoutCredits(tx, engineOf(engine, { correspondTo: row.correspond_to }), row.model);
  /**
   * A new assistant is refused if it asked to be on without credits. If the call did not say, it is created switched
   * off.
   */
  const switchedOn = async (tx: Tx, ctx: TenantCtx, row: AssistantRow, wanted: boolean | undefined) => {
    if (!row.is_working) return row;
    if (wanted === true) await guard(tx, row);
    const hasCredits = await readHasCredits(tx, engineOf(engine, { correspondTo: row.correspond_to }));
    if (hasCredits(row.model)) return row;
    return changeAssistant(ctx, row.id, undefined, () => ({ isWorking: false }));
  };
  return {
    async listAssistants(ctx: TenantCtx, _call: Call<typeof listRoute>) {
      return { data: await shownAssistants(ctx, engine, await readTogether(ctx, readAssistants)) };
    },

    async getAssistant(ctx: TenantCtx, { params }: Call<typeof getRoute>) {
      const row = known(await readTogether(ctx, (tx) => readAssistant(tx, params.id)));
      return { data: await shown(ctx, row) };
    },

    async createAssistant(ctx: TenantCtx, call: Pick<Call<typeof createRoute>, "body">) {
      const row = await transact(ctx, async (tx, inside) => {
        const created = await createAssistantRow(inside, call, useImage);
        return switchedOn(tx, inside, created, call.body.assistant.isWorking);
      });
      return { data: await shown(ctx, row), message: "Asistente creado correctamente" };
    },

    async editAssistant(ctx: TenantCtx, { params, body }: Call<typeof editRoute>) {
      const { updatedAt, capabilities, ...edit } = body.assistant;
      const row = await transact(ctx, async (tx, inside) => {
        const image = edit.image === undefined ? {} : { image: await useImage(tx, ctx, params.id, edit.image) };
        const changed = await change(inside, params.id, updatedAt, (before) => ({
          ...edit,
          ...(edit.instructions ? { instructions: { ...before.instructions, ...edit.instructions } } : {}),
          ...image,
          ...withAudience(edit, { type: before.type, correspondTo: before.correspond_to }),
          ...(capabilities ? { capabilities: { ...before.capabilities, ...capabilities } } : {}),
        }));
        await noteBlindEdit(tx, ctx, updatedAt, {
          action: "assistant.edited",
          what: `el asistente ${changed.name}`,
          details: { assistantId: changed.id },
        });
        return changed;
      });
      return { data: await shown(ctx, row), message: SAVED };
    },

    async switchAssistant(ctx: TenantCtx, { params, body }: Call<typeof switchRoute>) {
      const row = await change(ctx, params.id, undefined, () => ({ isWorking: body.isWorking }));
      return { data: await shown(ctx, row), message: SAVED };
    },

    async deleteAssistant(ctx: TenantCtx, { params }: Call<typeof deleteRoute>) {
      await transact(ctx, async (tx) => {
        const places = await Promise.all(ctx.fillings.of(namesAssistant).map((read) => read(tx, params.id)));
        const [place] = places.flat();
        if (place) throw conflict(`No se puede eliminar: lo usa ${place}. Quítalo de ahí primero.`);
        if (!(await deleteAssistantRow(tx, params.id))) throw notFound(UNKNOWN);
        await publish(tx, ctx, DutiesChanged, { beyond: null });
        await announce(tx, ctx, assistantChanged, { assistantId: params.id });
        await announceAnswering(tx, ctx);
      });
      return { data: { _id: params.id }, message: "Asistente eliminado correctamente" };
    },
  };
}

/** Used by the call and by the demo data. */
export async function createAssistantRow(
  ctx: TenantCtx,
  { body }: Pick<Call<typeof createRoute>, "body">,
  useImage: UseImage = async (_tx, _ctx, _id, url) => url,
): Promise<AssistantRow> {
  const { businessId: _, ...assistant } = body.assistant;
  const id = newId();
  const instructions = assistant.instructions ?? firstInstructions(assistant.name, body.businessName, body.branchName);
  return transact(ctx, async (tx) => {
    const image = await useImage(tx, ctx, id, assistant.image);
    const createOrders = assistant.capabilities.createOrders ?? (await businessCard(tx)).sells.products;
    await insertAssistant(
      tx,
      ctx.businessId,
      id,
      {
        ...assistant,
        ...withAudience(assistant),
        isWorking: assistant.isWorking ?? true,
        capabilities: { ...assistant.capabilities, createOrders },
        image,
        instructions,
      },
      new Date(ctx.now),
    );
    await publish(tx, ctx, DutiesChanged, { beyond: null });
    const row = await told(tx, ctx, id);
    if (postsText(row) !== "") await planPosts(tx, ctx, row);
    return row;
  });
}

type WriteOf = (before: AssistantRow) => AssistantWrite;

/** `check` may refuse the changed row. */
export async function changeAssistant(
  ctx: TenantCtx,
  id: string,
  updatedAt: string | undefined,
  writeOf: WriteOf,
  check: (tx: Tx, before: AssistantRow, after: AssistantRow) => Promise<void> = async () => {},
): Promise<AssistantRow> {
  return transact(ctx, async (tx) => {
    const before = known(await lockAssistant(tx, id));
    const at = nextUpdate(ctx, before.updated_at, updatedAt);
    await updateAssistant(tx, ctx.businessId, id, writeOf(before), at);
    const after = await told(tx, ctx, id);
    await check(tx, before, after);
    if (dutiesText(before) !== dutiesText(after)) await publish(tx, ctx, DutiesChanged, { beyond: null });
    if (postsText(before) !== postsText(after)) await planPosts(tx, ctx, after);
    return after;
  });
}

/** Whom the assistant attends, and what it does for their appointments. */
function dutiesText({ is_working, mode, channel, correspond_to, traffic_sources, capabilities }: AssistantRow): string {
  const { sendReminder, requestConfirmation, autoCancelAppointments } = capabilities;
  return JSON.stringify([
    is_working,
    mode,
    channel,
    correspond_to,
    traffic_sources,
    sendReminder,
    requestConfirmation,
    autoCancelAppointments,
  ]);
}

async function told(tx: Tx, ctx: TenantCtx, id: string): Promise<AssistantRow> {
  await announce(tx, ctx, assistantChanged, { assistantId: id });
  await announceAnswering(tx, ctx);
  return known(await readAssistant(tx, id));
}

function known(row: AssistantRow | undefined): AssistantRow {
  if (!row) throw notFound(UNKNOWN);
  return row;
}
