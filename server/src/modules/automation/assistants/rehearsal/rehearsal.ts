// The call of the button 'Probar': answers the next line of a rehearsal.
import { engineOf } from "@mostrador/domain/automation/assistants/audience/engine-of.ts";
import type { rehearseAssistant as rehearseRoute } from "@mostrador/domain/automation/assistants/rehearsal/routes.ts";
import { MOST_LINES, type NewRehearsalLine } from "@mostrador/domain/automation/assistants/rehearsal/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import { type Instant, instantOf, localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import type { Seal } from "../../../../kernel/seal.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { limitTries } from "../../../ground/identity/index.ts";
import { readAssistant } from "../assistant.store.ts";
import type { Provider } from "../on-answer-due.ts";
import { presentTurn } from "./present-turn.ts";
import { type RehearsedLine, rehearseLine } from "./rehearse-line.ts";
import { withDraft } from "./rehearsed-assistant.ts";
import { openScript, packScript, type Script } from "./script.ts";

/** Limit for each business, because each line plays the rehearsal again from the first one. */
const MOST_A_WHILE = { what: "rehearsal by business", most: 200, withinMs: 10 * 60_000 };

export function rehearsalActions(provider: Provider | null, seal: Seal) {
  return {
    /** Runs outside any transaction. */
    async askRehearsal(ctx: TenantCtx, { params, body }: Call<typeof rehearseRoute>): Promise<RehearsedLine> {
      const row = await readTogether(ctx, (tx) => readAssistant(tx, params.id));
      if (!row) throw notFound("No se ha encontrado el asistente");
      const { rehearsal } = body;
      const { state } = rehearsal;
      const script = state === null ? await begun(ctx, row.id, rehearsal) : openScript(seal, ctx, row.id, state);
      if (script.lines.length >= MOST_LINES)
        throw invalid("rehearsal.text", `Una prueba llega hasta ${MOST_LINES} mensajes: empieza otra`);
      await limitTries(ctx, [{ ...MOST_A_WHILE, who: [ctx.businessId] }]);
      const next = withLine(script, rehearsal);
      const { correspond_to: correspondTo } = withDraft(row, rehearsal.draft);
      const isModels = engineOf("proveedor", { correspondTo }) === "proveedor";
      return rehearseLine(ctx, row, next, isModels ? provider : null);
    },

    async tellRehearsal(ctx: TenantCtx, line: RehearsedLine) {
      return { data: { ...presentTurn(line), state: packScript(seal, ctx, line.script) } };
    },
  };
}

/** The writer and the time are the same for the whole rehearsal. */
async function begun(ctx: TenantCtx, assistantId: string, line: NewRehearsalLine): Promise<Script> {
  const { contactId, contactName } = line;
  if (contactId !== null) {
    if (ctx.may && !ctx.may(access.view(PAGE.contactos)))
      throw new DomainError(403, "No tienes permiso para ver los contactos: prueba con un cliente nuevo");
    if ((await contactCard(ctx, contactId)).noRespond)
      throw invalid("rehearsal.contactId", "El asistente está apagado para este contacto: enciéndelo o elige a otro");
  }
  return { assistantId, contactId, contactName, at: await wantedInstant(ctx, line), drafts: [], lines: [] };
}

async function wantedInstant(ctx: TenantCtx, { day, time }: NewRehearsalLine): Promise<Instant> {
  if (day === null && time === null) return ctx.now;
  const zone = (await businessSettings(ctx))?.zone ?? "UTC";
  const now = localOf(zone, ctx.now);
  return instantOf(zone, day ?? now.day, time ?? now.time);
}

function withLine(script: Script, { draft, text }: NewRehearsalLine): Script {
  const isSame = JSON.stringify(script.drafts.at(-1)) === JSON.stringify(draft);
  const drafts = isSame ? script.drafts : [...script.drafts, draft];
  return { ...script, drafts, lines: [...script.lines, { text, draft: drafts.length - 1, steps: [] }] };
}
