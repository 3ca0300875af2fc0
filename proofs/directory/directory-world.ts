// A business of random contacts and their history, with the expected result of every filter, counted by hand.
// `filter.test.ts` compares the directory's statement with it.
import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { fold } from "@mostrador/domain/kit/text.ts";
import { newId } from "../../server/src/kernel/id.ts";
import type { Shop } from "../../server/test/shops/shop.ts";
import type { TestProduct } from "../../server/test/start-product.ts";

export type Dice = { below(most: number): number; one<T>(of: readonly T[]): T; some<T>(of: readonly T[]): T[] };

export function dice(seed: number): Dice {
  let state = seed;
  const below = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  return { below, one, some: (of) => [...new Set([one(of), one(of)])] };
}

export const STATUSES = ["agendada", "confirmada", "cancelada", "asistida", "no_asistida"];
export const METHODS = ["cash", "credit", "transfer"];
const DAY = 86_400_000;
const TODAY = Math.floor(Date.now() / DAY) * DAY;
const MEXICO = -6 * 3_600_000;

export type Person = {
  id: string;
  name: string;
  lastname: string;
  type: string;
  gender: string;
  channel: "whatsapp" | "instagram" | "messenger" | "none";
  birthdate: string;
  email: string;
  noRespond: boolean;
  lastInteraction: number | null;
  createdAt: number;
  services: string[];
  unread: boolean;
  appointments: { at: number; status: string; service: string; branch: string; specialist: string }[];
  payments: { at: number; amount: number; method: string; type: string }[];
};

/** Times are a few seconds off the minute. They meet a filter's edge only at the beginning of a day. */
export function people(roll: Dice, shop: Shop, count: number): Person[] {
  const when = (back: number) => {
    const day = TODAY - roll.below(back) * DAY;
    return roll.below(4) === 0 ? day - MEXICO : day + roll.below(DAY / 60_000) * 60_000;
  };
  return Array.from({ length: count }, (_, index) => ({
    id: newId(),
    name: roll.one(["Ana", "Álvaro", "Beatriz", "Íñigo", "Ñusta", ""]),
    lastname: roll.one(["López", "Analco", "Núñez"]),
    type: roll.one(["lead", "client", "personal"]),
    gender: roll.one(["", "Femenino", "Masculino", "Otro"]),
    channel: roll.one(["whatsapp", "instagram", "messenger", "none"]),
    birthdate: roll.one(["2000-01-01", day(TODAY - roll.below(30_000) * DAY), day(TODAY - (20 + index) * 365 * DAY)]),
    email: roll.one(["", `p${index}@correo.mx`]),
    noRespond: roll.below(3) === 0,
    lastInteraction: roll.below(4) === 0 ? null : when(90),
    createdAt: when(120),
    services: roll.below(2) === 0 ? [] : roll.some(shop.serviceIds),
    unread: roll.below(4) === 0,
    appointments: Array.from({ length: roll.below(4) }, () => ({
      at: 0,
      status: roll.one(STATUSES),
      service: roll.one(shop.serviceIds),
      branch: shop.branchId,
      specialist: roll.one(shop.specialistIds),
    })),
    payments: Array.from({ length: roll.below(4) }, () => ({
      at: when(90),
      amount: roll.one([0.1, 0.2, 100, 250.55, 900]),
      method: roll.one(METHODS),
      type: roll.one(["in", "in", "out"]),
    })),
  }));
}

/** Written directly, because the calls book nothing in the past. */
export async function store({ owner }: TestProduct, { businessId, branchId }: Shop, all: Person[]): Promise<void> {
  const channel = newId();
  await owner.query(
    "insert into channels (business_id, id, kind, external_id, status, created_at, updated_at) values ($1, $2, 'whatsapp', $3, 'connected', now(), now())",
    [businessId, channel, channel],
  );
  let slot = 0;
  for (const one of all) {
    const interests = JSON.stringify({ services: one.services, courses: [], products: [], properties: [] });
    await owner.query(
      `insert into contacts (business_id, id, name, lastname, type, gender, birthdate, email, no_respond, last_interaction, created_at, interests, search,
         wa_user_id, instagram_account_id, messenger_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_timestamp($10::float8 / 1000), to_timestamp($11::float8 / 1000), $12, $13,
         $14, $15, $16)`,
      [
        ...[businessId, one.id, one.name, one.lastname, one.type, one.gender, one.birthdate, one.email],
        ...[one.noRespond, one.lastInteraction, one.createdAt, interests, searchOf(one)],
        ...(["whatsapp", "instagram", "messenger"] as const).map((kind) => (one.channel === kind ? one.id : null)),
      ],
    );
    await owner.query(
      `insert into threads (business_id, id, channel_id, contact_id, kind, last_message_at, unread_count, last_inbound_seq, created_at, updated_at)
       values ($1, $2, $3, $4, 'whatsapp', now(), $5::int, $5::int, now(), now())`,
      [businessId, newId(), channel, one.id, one.unread ? 2 : 0],
    );
    for (const visit of one.appointments) {
      // Hours apart, so that no slot is booked twice; some at the very beginning of a day of the business.
      visit.at = TODAY - MEXICO + (60 - slot++) * 8 * 3_600_000;
      await owner.query(
        `insert into appointments (business_id, id, short_id, branch_id, specialist_id, service_id, contact_id, starts, ends, status, color_hex, created_by, updated_by, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000), to_timestamp($8::float8 / 1000 + 1800), $9, '#2196f3', 'x', 'x', now(), now())`,
        [businessId, newId(), newId(), visit.branch, visit.specialist, visit.service, one.id, visit.at, visit.status],
      );
    }
    for (const paid of one.payments) {
      await owner.query(
        `insert into money_movements (business_id, id, branch_id, contact_id, date, amount, type, payment_method, category, created_by, updated_by, created_at, updated_at)
         values ($1, $2, $3, $4, to_timestamp($5::float8 / 1000), $6, $7, $8, 'sales', 'x', 'x', now(), now())`,
        [businessId, newId(), branchId, one.id, paid.at, paid.amount, paid.type, paid.method],
      );
    }
  }
}

export function searchOf({ name, lastname, email }: Person): string {
  return fold([name, lastname, email].filter(Boolean).join(" "));
}

/** A day of the business. */
export function day(at: number): string {
  return new Date(at + MEXICO).toISOString().slice(0, 10);
}

export function revenueOf({ payments }: Person): number {
  return cents(payments.filter(({ type }) => type === "in")) / 100;
}

function cents(payments: Person["payments"]): number {
  return payments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
}

export function isFound(one: Person, filter: ContactFilter): boolean {
  const isOneOfThem = isLike(one, filter) && hasActed(one, filter) && hasVisited(one, filter);
  return isOneOfThem && hasReturned(one, filter) && hasPaid(one, filter);
}

function isLike(one: Person, filter: ContactFilter): boolean {
  const isBirthTold = one.birthdate !== "2000-01-01";
  const { type, gender, channel, ageMin, ageMax, birthMonth, hasEmail, noRespond, interestService } = filter;
  if (type && !type.includes(one.type as "lead")) return false;
  if (gender && !gender.includes((one.gender || "none") as "none")) return false;
  if (channel && !channel.includes(one.channel)) return false;
  if ((ageMin !== undefined || ageMax !== undefined || birthMonth) && !isBirthTold) return false;
  const age = ageOf(one.birthdate);
  if (ageMin !== undefined && age < ageMin) return false;
  if (ageMax !== undefined && age > ageMax) return false;
  if (birthMonth && !birthMonth.includes(Number(one.birthdate.slice(5, 7)))) return false;
  if (hasEmail && (hasEmail === "yes") !== (one.email !== "")) return false;
  if (noRespond && (noRespond === "yes") !== one.noRespond) return false;
  return !interestService || interestService.some((id) => one.services.includes(id));
}

function ageOf(birthdate: string): number {
  const today = day(Date.now());
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

function isWithin(at: number | null, from: string | undefined, to: string | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  return at !== null && (from === undefined || day(at) >= from) && (to === undefined || day(at) <= to);
}

function hasActed(one: Person, filter: ContactFilter): boolean {
  const { lastInteraction: last, createdAt, unread } = one;
  if (filter.hasInteracted && (filter.hasInteracted === "yes") !== (last !== null)) return false;
  if (filter.hasUnread && (filter.hasUnread === "yes") !== unread) return false;
  if (filter.quietDays !== undefined && (last === null || last > Date.now() - filter.quietDays * DAY)) return false;
  if (!isWithin(last, filter.lastInteractionFrom, filter.lastInteractionTo)) return false;
  return isWithin(createdAt, filter.firstContactFrom, filter.firstContactTo);
}

function hasVisited({ appointments }: Person, filter: ContactFilter): boolean {
  const { appointmentsMin, appointmentsMax, appointmentStatus: status, appointmentService: service } = filter;
  const { appointmentBranch: branch, appointmentSpecialist: specialist, appointmentFrom, appointmentTo } = filter;
  const asked = [appointmentsMin, appointmentsMax, status, service, branch, specialist, appointmentFrom, appointmentTo];
  if (asked.every((part) => part === undefined)) return true;
  const count = appointments.filter(
    (one) =>
      isWithin(one.at, appointmentFrom, appointmentTo) &&
      (!status || status.includes(one.status)) &&
      (!service || service.includes(one.service)) &&
      (!branch || branch.includes(one.branch)) &&
      (!specialist || specialist.includes(one.specialist)),
  ).length;
  return count >= (appointmentsMin ?? (appointmentsMax === undefined ? 1 : 0)) && count <= (appointmentsMax ?? count);
}

function hasReturned({ appointments }: Person, filter: ContactFilter): boolean {
  const { firstVisitFrom: from, firstVisitTo: to, firstVisitSpecialist: people, returnDays, returned } = filter;
  if ([from, to, people, returnDays, returned].every((part) => part === undefined)) return true;
  const visits = appointments
    .filter(({ at, status }) => status === "asistida" && isWithin(at, from, undefined))
    .sort((a, b) => a.at - b.at);
  const first = visits[0];
  if (!first || !isWithin(first.at, undefined, to)) return false;
  if (people && !people.includes(first.specialist)) return false;
  const most = returnDays === undefined ? Number.POSITIVE_INFINITY : returnDays * DAY;
  if (returnDays !== undefined && first.at >= Date.now() - most) return false;
  const next = visits.find(({ at }) => at - first.at > DAY / 2);
  return !returned || (returned === "yes") === (next !== undefined && next.at - first.at <= most);
}

function hasPaid({ payments }: Person, filter: ContactFilter): boolean {
  const { revenueMin = 0, revenueMax, paidFrom, paidTo, paymentMethod } = filter;
  const those = payments.filter(
    ({ type, at, method }) =>
      type === "in" && isWithin(at, paidFrom, paidTo) && (!paymentMethod || paymentMethod.includes(method)),
  );
  const isNarrowed = paidFrom !== undefined || paidTo !== undefined || paymentMethod !== undefined;
  if (isNarrowed && revenueMin === 0 && revenueMax === undefined) return those.length > 0;
  const sum = cents(those);
  return sum >= Math.round(revenueMin * 100) && (revenueMax === undefined || sum <= Math.round(revenueMax * 100));
}
