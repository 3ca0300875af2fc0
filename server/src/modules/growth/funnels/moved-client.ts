// The live event for a contact that was moved in a funnel.

import { writePlace } from "@mostrador/domain/growth/funnels/phases.ts";
import type { FunnelPhase } from "@mostrador/domain/growth/funnels/resource.ts";
import type { MovedClient } from "@mostrador/domain/growth/funnels/schema.ts";
import { countryCodeExtOf } from "@mostrador/domain/kit/phone/country-code.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { gathered, inOrderOf } from "../../../kernel/db/wire/gather.ts";
import { contactRows } from "../../business/contacts/index.ts";
import { type ClientCardRow, clientCard } from "./client-card.ts";
import { funnelActions } from "./funnel.ts";
import { readPlacesOf } from "./place.store.ts";

const CONTACTS = {
  name: "moved-contacts",
  text: `select id, name, lastname, second_lastname, push_name, whatsapp, country_code from ${contactRows} c
    where c.business_id = current_business() and c.id = any ($1::uuid[])`,
};

/** Null for a deleted one. */
export const readMovedClient = gathered<string, MovedClient | null>(
  async (tx, contactId) => (await readMovedClients(tx, [contactId]))[0] ?? null,
  readMovedClients,
);

async function readMovedClients(tx: Tx, contactIds: readonly string[]): Promise<(MovedClient | null)[]> {
  const [rows, places, funnels] = await Promise.all([
    tx.run<ClientCardRow>(CONTACTS, [contactIds]),
    readPlacesOf(tx, ...contactIds),
    funnelActions.store.all(tx),
  ]);
  const phasesOf = new Map(funnels.map(({ id, phases }) => [id, phases as unknown as FunnelPhase[]]));
  const placesOf = Map.groupBy(places, ({ contact_id }) => contact_id);
  return inOrderOf(contactIds, rows, ({ id }) => id).map((row) => {
    if (!row) return null;
    return {
      ...clientCard(row),
      countryCodeExt: countryCodeExtOf(row.country_code),
      funnelPhases: (placesOf.get(row.id) ?? []).map((place) => {
        const at = { phaseId: place.phase_id, scenarioId: place.scenario_id };
        const phase = writePlace(phasesOf.get(place.funnel_id) ?? [], at);
        return { phase, funnelId: place.funnel_id, date: place.entered_at.toISOString() };
      }),
    };
  });
}
