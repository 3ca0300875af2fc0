// First visits of three to four months ago, some of which were followed by another: what 'Regresaron' counts needs a past
// that is older than its 90 days. They are few, since each is booked by the agenda's public API.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import type { DemoBusiness, SeededRows } from "../demo-business.ts";
import type { Random } from "../random.ts";
import { seedAttended, ZONE } from "./seed-agenda.ts";

const OLDEST = 124;
const NEWEST = 94;
const PEOPLE = 30;
/** Of the list of people: these are known for longer than `OLDEST` days. */
const FIRST_OF_THEM = 30;
/** Days to the next visit; the longest stay away. */
const BACK = [18, 24, 27, 34, 41, 52, 66, 78];

export async function seedOldVisits(ctx: TenantCtx, demo: DemoBusiness, told: SeededRows, random: Random) {
  const today = localOf(ZONE, ctx.now).day;
  const people = told.contactIds.slice(FIRST_OF_THEM, FIRST_OF_THEM + PEOPLE).map((clientId, index) => {
    const first = OLDEST - Math.floor((index * (OLDEST - NEWEST)) / PEOPLE);
    const back = random.next() < 0.65 ? [first - random.pick(BACK)] : [];
    return {
      clientId,
      specialist: index % demo.specialists.length,
      days: [first, ...back].map((ago) => addDays(today, -ago)),
    };
  });
  await Promise.all(
    demo.specialists.map(async (_, specialist) => {
      for (const { clientId, days } of people.filter((one) => one.specialist === specialist))
        for (const day of days) await seedAttended(ctx, demo, told, { specialist, day, clientId });
    }),
  );
}
