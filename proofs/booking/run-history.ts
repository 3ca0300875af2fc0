// Runs a random history of an agenda over HTTP with concurrent callers, and looks for an order that explains it.
// Between rounds all callers wait, and the free hours are compared with the model's.
import { startProduct } from "../../server/test/start-product.ts";
import { type Chance, chance } from "../seed.ts";
import { Agenda } from "./agenda.ts";
import { ask, type CallRecord } from "./ask.ts";
import { explain } from "./explain.ts";
import { freeHours } from "./free-hours.ts";
import { readHeld } from "./held.ts";
import { dayText, shownAt } from "./local-time.ts";
import type { Settings } from "./settings.ts";
import { makeShop, type Shop } from "./shop-of-settings.ts";
import { unexplainedText } from "./unexplained-text.ts";
import { Wishes } from "./wishes.ts";

/** The week in which the clocks of Tijuana skip an hour. */
const NOW = Date.UTC(2026, 2, 6, 13) / 60_000;
const FIRST_DAY = Date.UTC(2026, 2, 6) / 60_000;
const MOST_FOR_A_CALLER = 4;
const FREE_HOURS_ASKED = 3;

export type History = {
  operations: number;
  /** Calls by status. */
  statuses: Record<number, number>;
  freeHoursCompared: number;
  overlaps: number;
  deadlocks: number;
  longestMs: number;
};

/** Throws at the first answer, row or free hour that the model cannot explain. */
export async function runHistory(options: { operations: number; clients: number; seed: number }): Promise<History> {
  const agenda = new Agenda();
  agenda.now = NOW;
  const product = await startProduct({ clock: () => agenda.now * 60_000, settings: { LOG_LEVEL: "error" } });
  try {
    const shop = await makeShop(product.url);
    const random = chance(options.seed);
    const wishes = new Wishes(random, shop.settings, FIRST_DAY);
    const told: History = {
      operations: 0,
      statuses: {},
      freeHoursCompared: 0,
      overlaps: 0,
      deadlocks: 0,
      longestMs: 0,
    };
    let { settings } = shop;
    while (told.operations < options.operations) {
      wishes.turn();
      // One round in four has a single caller, so that every text of the answer can be checked exactly.
      const callers = random.next() < 0.25 ? 1 : options.clients;
      const asked = await askSideBySide(shop, wishes, random, callers, told.operations);
      const before = new Map(agenda.entries);
      const found = explain(agenda, settings, asked, await readHeld(product, shop.businessId));
      if ("unexplained" in found) throw new Error(unexplainedText(options.seed, settings, before, found.unexplained));
      settings = found.settings;
      told.operations += asked.length;
      for (const { status, answered, sent } of asked) {
        told.statuses[status] = (told.statuses[status] ?? 0) + 1;
        told.longestMs = Math.max(told.longestMs, answered - sent);
      }
      for (let times = 0; times < FREE_HOURS_ASKED; times += 1) {
        told.freeHoursCompared += await compareFreeHours(shop, settings, agenda, random, options.seed);
      }
      agenda.now += random.below(10);
    }
    told.overlaps = await overlapsOf(product, shop.businessId);
    told.deadlocks = await deadlocksOf(product);
    return told;
  } finally {
    await product.close();
  }
}

async function askSideBySide(
  shop: Shop,
  wishes: Wishes,
  random: Chance,
  callers: number,
  first: number,
): Promise<CallRecord[]> {
  const asked: CallRecord[] = [];
  let number = first;
  const askInTurn = async (length: number) => {
    for (let index = 0; index < length; index += 1) {
      number += 1;
      const answer = await ask(shop, number, wishes.next());
      asked.push(answer);
      wishes.hear(answer);
    }
  };
  await Promise.all(Array.from({ length: callers }, () => askInTurn(1 + random.below(MOST_FOR_A_CALLER))));
  return asked;
}

/** Compares the free hours of some slots with the model's and returns how many there were. */
async function compareFreeHours(shop: Shop, settings: Settings, agenda: Agenda, random: Chance, seed: number) {
  const branch = random.pick(Object.keys(settings.branches));
  const service = random.pick(Object.keys(settings.services));
  const some = random.next() < 0.3 ? { specialist: random.pick(Object.keys(settings.specialists)) } : {};
  const today = shownAt(settings.branches[branch]?.zone as string, agenda.now).day;
  const from = today + random.below(4) - 1;
  const range = { from, to: from + random.below(5) };
  const expected = freeHours(settings, agenda, { branch, service, ...some, ...range, now: agenda.now });
  const query = new URLSearchParams({
    businessId: shop.businessId,
    branchId: branch,
    serviceId: service,
    ...(some.specialist ? { specialistId: some.specialist } : {}),
    from: dayText(range.from),
    to: dayText(range.to),
  });
  const answer = await shop.owner.get(`/api/slot?${query}`);
  if (answer.status !== 200) throw new Error(`GET /api/slot?${query} answered ${answer.status}`);
  const text = (slots: object[]) => new Set(slots.map((slot) => Object.values(slot).join(" ")));
  const [should, is] = [text(expected), text(answer.body.slots)];
  const missing = [...should].filter((slot) => !is.has(slot));
  const tooMany = [...is].filter((slot) => !should.has(slot));
  const isSame = JSON.stringify(expected) === JSON.stringify(answer.body.slots);
  if (isSame) return expected.length;
  throw new Error(
    `seed ${seed}: the free hours of ${query} at ${new Date(agenda.now * 60_000).toISOString()} differ.\n` +
      `missing:\n${missing.join("\n")}\ntoo many:\n${tooMany.join("\n")}\n(same ones in another order when both are empty)`,
  );
}

async function overlapsOf({ owner }: Awaited<ReturnType<typeof startProduct>>, businessId: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `with holds as (select *, tstzrange(starts - make_interval(mins => minutes_before), ends + make_interval(mins => minutes_after)) as time
      from appointments where business_id = $1 and status not in ('cancelada', 'no_asistida', 'no_pagada'))
    select count(*)::int as n from holds a join holds b using (specialist_id)
    where a.id < b.id and a.time && b.time and not (a.is_block and b.is_block) and not (a.capacity > 1 and b.capacity > 1
      and (a.service_id, a.branch_id, a.starts) = (b.service_id, b.branch_id, b.starts))`,
    [businessId],
  );
  return rows[0]?.n as number;
}

/** Connections report their counters within a second or two after they become idle. */
async function deadlocksOf({ owner }: Awaited<ReturnType<typeof startProduct>>): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const text = "select deadlocks::int as n from pg_stat_database where datname = current_database()";
  return (await owner.query<{ n: number }>(text)).rows[0]?.n as number;
}
