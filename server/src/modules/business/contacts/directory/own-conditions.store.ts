// The conditions of the directory's filter on the contact itself, one for each field.
import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { type RawBuilder, sql as raw } from "kysely";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { businessRows } from "../../businesses/index.ts";
import { CHANNEL } from "../figures/channel.store.ts";

type Condition = RawBuilder<boolean>;
const DAY_MS = 86_400_000;

/** The zone of the business: read once for the whole statement. */
const zone = raw`(select b.timezone from ${raw.raw(businessRows)} b where b.business_id = current_business())`;

/** The instant at which a day of the business begins; `later` days after it. */
function dayBegin(day: string, later = 0): RawBuilder<Date> {
  return raw<Date>`((${day}::date + ${later}::int)::timestamp at time zone ${zone})`;
}

/** From the beginning of the one day to the end of the other; either may be missing. `column` is a timestamptz. */
export function within(column: string, from: string | undefined, to: string | undefined): Condition[] {
  const at = raw.ref(column);
  return [
    ...(from === undefined ? [] : [raw<boolean>`${at} >= ${dayBegin(from)}`]),
    ...(to === undefined ? [] : [raw<boolean>`${at} < ${dayBegin(to, 1)}`]),
  ];
}

export function all(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? raw<boolean>`true` : raw<boolean>`(${raw.join(conditions, raw` and `)})`;
}

export function ownConditions(ctx: TenantCtx, filter: ContactFilter): Condition[] {
  const { type, gender, channel, ageMin, ageMax, birthMonth, hasEmail, noRespond } = filter;
  const { quietDays, hasInteracted, interestService, interestProduct, interestCourse, interestProperty } = filter;
  const found: Condition[] = [];
  const add = (condition: Condition) => found.push(condition);
  if (type) add(raw`c.type = any(${type}::text[])`);
  if (gender) add(raw`c.gender = any(${gender.map((one) => (one === "none" ? "" : one))}::text[])`);
  if (channel) add(raw`${raw.raw(CHANNEL)} = any(${channel}::text[])`);
  if (ageMin !== undefined || ageMax !== undefined || birthMonth) add(raw`c.birthdate <> '2000-01-01'`);
  if (ageMin !== undefined || ageMax !== undefined) {
    const today = raw`(${new Date(ctx.now)}::timestamptz at time zone ${zone})::date`;
    add(raw`extract(year from age(${today}, c.birthdate)) between ${ageMin ?? 0} and ${ageMax ?? 1000}`);
  }
  if (birthMonth) add(raw`extract(month from c.birthdate) = any(${birthMonth}::int[])`);
  if (hasEmail) add(hasEmail === "yes" ? raw`c.email <> ''` : raw`c.email = ''`);
  if (noRespond) add(raw`c.no_respond = ${noRespond === "yes"}`);
  if (hasInteracted) {
    add(hasInteracted === "yes" ? raw`c.last_interaction is not null` : raw`c.last_interaction is null`);
  }
  if (quietDays !== undefined) add(raw`c.last_interaction <= ${new Date(ctx.now - quietDays * DAY_MS)}`);
  found.push(...within("c.last_interaction", filter.lastInteractionFrom, filter.lastInteractionTo));
  found.push(...within("c.created_at", filter.firstContactFrom, filter.firstContactTo));
  if (interestService) add(raw`c.interests -> 'services' ?| ${interestService}::text[]`);
  if (interestProduct) add(raw`c.interests -> 'products' ?| ${interestProduct}::text[]`);
  if (interestCourse) add(raw`c.interests -> 'courses' ?| ${interestCourse}::text[]`);
  if (interestProperty) add(raw`c.interests -> 'properties' ?| ${interestProperty}::text[]`);
  return found;
}
