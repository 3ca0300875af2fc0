// The people who attend: their branch, their services, their rests. One with appointments is archived instead of
// deleted, so that the history keeps the name.

import { SpecialistChanged, specialists } from "@mostrador/domain/business/specialists/resource.ts";
import type { searchSpecialists as searchRoute } from "@mostrador/domain/business/specialists/routes.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { countryCodeExtOf } from "@mostrador/domain/kit/phone/country-code.ts";
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { relation } from "../../../kernel/resource/relation.ts";
import { resourceActions } from "../../ground/files/index.ts";
import { knownBranches } from "../branches/index.ts";
import { updateSpecialist } from "./specialist-rows.store.ts";

/** Which services each person gives. */
export const serviceSpecialists = relation("service_specialists", "service", "specialist");

export const specialistActions = resourceActions(specialists, {
  event: SpecialistChanged,
  links: { services: serviceSpecialists.specialist },
  besides: (row) => ({
    countryCodeExt: countryCodeExtOf(String(row.country_code)),
    googleCalendarId: row.google_calendar_id as string | null,
    googleCalendarName: row.google_calendar_name as string | null,
    googleRefreshToken: row.google_refresh_token as string | null,
  }),
});

/** The calendar linked to this person's agenda, as its row shows it; null when there is none any more. */
export async function showCalendar(tx: Tx, ctx: TenantCtx, id: string, calendar: ShownCalendar | null): Promise<void> {
  const shown = {
    google_calendar_id: calendar?.id ?? null,
    google_calendar_name: calendar?.name ?? null,
    google_refresh_token: calendar?.handle ?? null,
  };
  await updateSpecialist(tx, id, shown);
  await specialistActions.changed(tx, ctx, id);
}
type ShownCalendar = { id: string; name: string; handle: string };

/** 404 when the branch does not exist. */
export async function searchSpecialists(ctx: TenantCtx, { params, query }: Call<typeof searchRoute>) {
  const { store, presentAll } = specialistActions;
  return transact(ctx, async (tx) => {
    const [branch] = await knownBranches(tx, [params.id]);
    if (!branch) throw notFound("No se encontró la sucursal");
    const where = { branch_id: params.id, is_archived: false };
    const rows = await store.all(tx, where, "name");
    const found = rows.filter((row) => foldForSearch(String(row.name)).includes(foldForSearch(query.search)));
    return { data: await presentAll(tx, ctx, found.slice(0, query.limit)) };
  });
}
