// The live event for a contact that was moved in a funnel.

import { writePlace } from "@mostrador/domain/growth/funnels/phases.ts";
import type { FunnelPhase } from "@mostrador/domain/growth/funnels/resource.ts";
import type { MovedClient } from "@mostrador/domain/growth/funnels/schema.ts";
import { countryCodeExtOf } from "@mostrador/domain/kit/phone/country-code.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { contactRows } from "../../business/contacts/index.ts";
import { type ClientCardRow, clientCard } from "./client-card.ts";
import { funnelActions } from "./funnel.ts";
import { readPlacesOf } from "./place.store.ts";

const CONTACT = {
  name: "moved-contact",
  text: `select id, name, lastname, second_lastname, push_name, whatsapp, country_code from ${contactRows} c
    where c.business_id = current_business() and c.id = $1`,
};

/** Null for a deleted one. */
export async function readMovedClient(tx: Tx, contactId: string): Promise<MovedClient | null> {
  const [[row], places, funnels] = await Promise.all([
    tx.run<ClientCardRow>(CONTACT, [contactId]),
    readPlacesOf(tx, contactId),
    funnelActions.store.all(tx),
  ]);
  if (!row) return null;
  return {
    ...clientCard(row),
    countryCodeExt: countryCodeExtOf(row.country_code),
    funnelPhases: places.map((place) => {
      const phases = (funnels.find(({ id }) => id === place.funnel_id)?.phases ?? []) as unknown as FunnelPhase[];
      const phase = writePlace(phases, { phaseId: place.phase_id, scenarioId: place.scenario_id });
      return { phase, funnelId: place.funnel_id, date: place.entered_at.toISOString() };
    }),
  };
}
