// What channels need from assistants: who answers on a channel, why an assistant does not, and how to choose one for
// it.

import { CHANNEL_OF_KIND, KIND_OF_CHANNEL } from "@mostrador/domain/automation/assistants/audience/channels-of-kind.ts";
import { engineOf } from "@mostrador/domain/automation/assistants/audience/engine-of.ts";
import type { AssistantChannel, CorrespondTo, Engine } from "@mostrador/domain/automation/assistants/schema.ts";
import type { AnsweringAssistant } from "@mostrador/domain/conversation/channels/answering/answering-of.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import { readIsWorking } from "../../../business/businesses/index.ts";
import { channelAnswerers } from "../../../conversation/channels/index.ts";
import { type AssistantRow, readAssistants } from "../assistant.store.ts";
import { changeAssistant } from "../assistant.ts";
import { readHasCredits } from "../paying/has-credits.ts";

const EDITS_ASSISTANTS = access.edit(PAGE.asistentes);

export function answerersOf(engine: Engine) {
  return channelAnswerers.fill({
    async read(tx) {
      const [rows, isWorking, hasCredits] = await Promise.all([
        readAssistants(tx),
        readIsWorking(tx),
        readHasCredits(tx, engine),
      ]);
      const paid = (row: AssistantRow) =>
        engineOf(engine, { correspondTo: row.correspond_to }) === "integrado" || hasCredits(row.model);
      return rows
        .filter(({ correspond_to: whom }) => whom in AUDIENCES)
        .map((row) => presentAnswerer(row, silenceOf(row, { isWorking, hasCredits: paid(row) })));
    },

    async speakOn(ctx, kind, assistantId) {
      if (ctx.may && !ctx.may(EDITS_ASSISTANTS))
        throw new DomainError(403, "No tienes permiso para cambiar dónde contesta un asistente");
      const channel = CHANNEL_OF_KIND[kind];
      const row = await changeAssistant(ctx, assistantId, undefined, (before) => ({
        channel: before.channel.includes(channel) ? before.channel : [...before.channel, channel],
      }));
      if (!(row.correspond_to in AUDIENCES))
        throw new DomainError(422, `${row.name} no atiende a clientes: elige otro asistente`);
      return row.name;
    },
  });
}

/** Assistants for customers only have no entry here. */
const AUDIENCES: Partial<Record<CorrespondTo, string>> = {
  leads_and_clients: "",
  leads: "solo a prospectos",
  clients: "solo a clientes",
};

function presentAnswerer(row: AssistantRow, silence: string): AnsweringAssistant {
  const isForSources = row.traffic_sources.length > 0;
  return {
    _id: row.id,
    name: row.name,
    silence,
    audience: isForSources
      ? "solo a quien llega por sus fuentes"
      : (AUDIENCES[row.correspond_to as CorrespondTo] ?? ""),
    kinds: row.channel.map((channel: AssistantChannel) => KIND_OF_CHANNEL[channel]),
  };
}

function silenceOf(row: AssistantRow, now: { isWorking: boolean; hasCredits: boolean }): string {
  if (!row.is_working) return "está sin activar";
  if (row.mode === "testing") return "está en pruebas";
  if (!now.hasCredits) return "no tiene créditos";
  return now.isWorking ? "" : "no contesta mientras el negocio no está en funcionamiento";
}
