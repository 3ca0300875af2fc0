// A contact's position in each funnel, and its history; moves by hand.
import { placeOf, writePlace } from "@mostrador/domain/growth/funnels/phases.ts";
import { type Funnel, funnels } from "@mostrador/domain/growth/funnels/resource.ts";
import type { moveClient as moveRoute, readPlaces as placesRoute } from "@mostrador/domain/growth/funnels/routes.ts";
import type { PlaceInFunnel } from "@mostrador/domain/growth/funnels/schema.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { knownContacts } from "../../business/contacts/index.ts";
import { funnelActions } from "./funnel.ts";
import { moveContact } from "./move-contact.ts";
import { holdFunnel, type MoveRow, readMovesOf, readPlacesOf } from "./place.store.ts";

export const NO_SCENARIO = "No se encontró el escenario";

export async function readPlaces(ctx: TenantCtx, { query: { clientId } }: Call<typeof placesRoute>) {
  return {
    data: await transact(ctx, async (tx) => {
      if ((await knownContacts(tx, [clientId])).length === 0) throw notFound("No se encontró al contacto", "clientId");
      return placesOf(tx, ctx, clientId);
    }),
  };
}

export async function moveClient(ctx: TenantCtx, { params, body: { scenarioId } }: Call<typeof moveRoute>) {
  const { id: funnelId, clientId: contactId } = params;
  const data = await transact(ctx, async (tx) => {
    if ((await knownContacts(tx, [contactId])).length === 0) throw notFound("No se encontró al contacto", "clientId");
    const funnel = await holdFunnel(tx, funnelId);
    if (!funnel) throw notFound(funnels.texts.unknown);
    const place = scenarioId === null ? null : placeOf(funnel.phases, scenarioId);
    if (scenarioId !== null && place === null) throw notFound(NO_SCENARIO, "scenarioId");
    if (funnel.isArchived && place !== null)
      throw conflict("El funnel está archivado: recupéralo para mover contactos");
    await moveContact(tx, ctx, { funnelId, contactId, action: "none", to: () => place });
    return placeIn(tx, ctx, contactId, funnelId);
  });
  return { data, message: scenarioId === null ? "Contacto fuera del funnel" : "Contacto movido correctamente" };
}

/** A funnel without the contact has 'none' as its position. */
export async function placeIn(tx: Tx, ctx: TenantCtx, contactId: string, funnelId: string): Promise<PlaceInFunnel> {
  const found = (await placesOf(tx, ctx, contactId)).find((place) => place.funnelId === funnelId);
  if (found) return found;
  const funnel = await funnelActions.present(tx, ctx, funnelId);
  return placed(funnel, undefined, []);
}

type PlaceRow = Awaited<ReturnType<typeof readPlacesOf>>[number];

/** The contact's current and former funnels, the latest first. */
async function placesOf(tx: Tx, ctx: TenantCtx, contactId: string): Promise<PlaceInFunnel[]> {
  const [rows, places, moves] = await Promise.all([
    funnelActions.store.all(tx),
    readPlacesOf(tx, contactId),
    readMovesOf(tx, contactId),
  ]);
  const all = await funnelActions.presentAll(tx, ctx, rows);
  const known = all.map((funnel) => {
    const standing = places.find(({ funnel_id: id }) => id === funnel._id);
    const own = moves.filter(({ funnel_id: id }) => id === funnel._id);
    return { standing, own, funnel };
  });
  return known
    .filter(({ standing, own }) => standing || own.length > 0)
    .map(({ funnel, standing, own }) => placed(funnel, standing, own))
    .sort((one, other) => (other.date ?? "").localeCompare(one.date ?? ""));
}

const SHOWN = 5;

function placed(funnel: Funnel, standing: PlaceRow | undefined, moves: readonly MoveRow[]): PlaceInFunnel {
  const place = standing ? { phaseId: standing.phase_id, scenarioId: standing.scenario_id } : null;
  const phase = funnel.phases.find(({ _id }) => _id === place?.phaseId);
  return {
    funnelId: funnel._id,
    funnelName: funnel.name,
    phase: writePlace(funnel.phases, place),
    phaseName: phase?.name ?? "",
    scenarioName: phase?.scenarios.find(({ _id }) => _id === place?.scenarioId)?.name ?? "",
    date: standing?.entered_at.toISOString() ?? null,
    moves: moves.slice(0, SHOWN).map((move) => ({
      from: move.from_place,
      to: move.to_place,
      at: move.moved_at.toISOString(),
      action: move.action,
      by: move.moved_by,
    })),
  };
}
