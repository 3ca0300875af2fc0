// Where and when the business attends: rests follow from the gaps between working blocks, the zone from the place
// unless the owner set it (D-15.8). A branch that other rows reference is archived instead of deleted.
import { branchZone } from "@mostrador/domain/business/branches/branch-zone.ts";
import { restsFromGaps } from "@mostrador/domain/business/branches/hours.ts";
import { BranchChanged, type BranchEdit, branches } from "@mostrador/domain/business/branches/resource.ts";
import { USUAL_ZONE, WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";
import { offsetMinutes } from "@mostrador/domain/kit/time.ts";
import type { Selectable } from "kysely";
import type { TenantCtx } from "../../../kernel/context.ts";
import { checkZone } from "../../../kernel/db/check-zone.ts";
import type { BusinessTables } from "../../../kernel/db/tables/business.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { relation } from "../../../kernel/resource/relation.ts";
import { resourceActions } from "../../ground/files/index.ts";
import { businessSettings } from "../businesses/index.ts";
import { applyDates } from "./closed-dates/closed-date.store.ts";

type BranchRow = Selectable<BusinessTables["branches"]>;

const ZONE_FIELD = "branch.timezone.name";
const { texts } = branches;

/** Which services each branch gives. */
export const serviceBranches = relation("service_branches", "service", "branch");

export const branchActions = resourceActions(branches, {
  event: BranchChanged,
  links: { services: serviceBranches.branch },
  columns: ({ schedules, timezone }) => ({
    ...(schedules ? { rest_schedules: JSON.stringify(restsOf(schedules)) } : {}),
    // the effective zone is a column of its own; this one says whether it was chosen
    timezone: undefined,
    ...(timezone === undefined ? {} : { timezone_set: timezone?.name ?? null }),
  }),
  besides: (row, ctx) => {
    const { rest_schedules, dates, timezone_set, zone } = row as unknown as BranchRow;
    const offset = offsetMinutes(zone, ctx.now) / 60;
    return {
      restSchedules: rest_schedules,
      dates,
      timezone: { name: zone, offset, isSetByHand: timezone_set !== null },
    };
  },
});

const { editedText, insert, update, hold, present } = branchActions;

export async function createBranch(ctx: TenantCtx, { body }: Pick<Call<typeof branches.routes.create>, "body">) {
  const { branch } = body;
  const data = await transact(ctx, async (tx, inside) => {
    const settings = await businessSettings(inside);
    const zone = branch.timezone?.name ?? branchZone(branch) ?? settings?.zone ?? USUAL_ZONE;
    await checkZone(tx, ZONE_FIELD, zone);
    const id = await insert(tx, ctx, branch, { zone });
    // the dates of the whole business apply to a new branch too
    await applyDates(tx, id);
    return present(tx, ctx, id);
  });
  return { data, message: texts.created };
}

export async function editBranch(ctx: TenantCtx, { params, body }: Call<typeof branches.routes.edit>) {
  return transact(ctx, async (tx, inside) => {
    const before = await hold(tx, params.id);
    const row = before as unknown as BranchRow;
    const zone = zoneAfter(row, body.branch) ?? (await businessSettings(inside))?.zone ?? row.zone;
    if (zone !== row.zone) await checkZone(tx, ZONE_FIELD, zone);
    await update(tx, ctx, before, body.branch, { zone });
    const message = await editedText(tx, ctx, before, body.branch);
    return { data: await present(tx, ctx, params.id), message };
  });
}

function restsOf(schedules: NonNullable<BranchEdit["schedules"]>) {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, restsFromGaps(schedules[day])]));
}

/** The zone set by hand, before or now; otherwise that of the new place. Null uses the zone of the business. */
function zoneAfter(before: BranchRow, edit: BranchEdit): string | null {
  const byHand = edit.timezone === undefined ? before.timezone_set : (edit.timezone?.name ?? null);
  const { country = before.country, state = before.state, city = before.city } = edit;
  return byHand ?? branchZone({ country, state, city });
}
