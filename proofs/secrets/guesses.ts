// Guesses the short id of a payment link, the links of a booking and of a wait, and a short address: random keys, right
// keys with one letter changed, and combinations of two right keys. All must get the same answer.

import { randomBytes } from "node:crypto";
import type { Reply } from "../../server/test/caller.ts";
import { makeBookingShop } from "../../server/test/shops/booking-shop.ts";
import { makePayingShop, nextStart } from "../../server/test/shops/paying-shop.ts";
import type { TestProduct } from "../../server/test/start-product.ts";
import type { Sandbox } from "../../server/test/start-sandbox-process.ts";
import type { Chance } from "../seed.ts";

export type Lock = {
  name: string;
  /** A valid key. */
  right: string;
  /** Another valid key, of another row of the same kind. */
  other: string;
  letters: string;
  /** Positions where another letter is another key: the last letter of an encoded half has spare bits. */
  places: readonly number[];
  turn(key: string): Promise<Reply>;
};

export type GuessReport = { hits: string[]; answers: Set<string>; medianMs: { near: number; far: number } };

const SHORT = "23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ";
const ENCODED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const IN_CODE = Array.from({ length: 12 }, (_, at) => at);
const IN_SHORT = Array.from({ length: 7 }, (_, at) => at);
const IN_TOKEN = Array.from({ length: 44 }, (_, at) => at).filter((at) => at !== 21 && at !== 43);

export async function makeLocks(product: TestProduct, sandbox: Sandbox): Promise<Lock[]> {
  const shop = await makePayingShop(product, sandbox);
  const stranger = product.anonymous;
  const [first, second] = [await shop.book(), await shop.book()];
  const booking = await makeBookingShop(product, {}, shop);
  const { at, businessId } = booking;
  // three weeks ahead: the page books up to 30 days
  const places = [0, 1].map((hour) => nextStart(Date.now(), 6 + hour));
  const booked = await Promise.all(places.map(async (start) => (await booking.book(start)).body.data.token));
  const waits = await Promise.all(booked.map(async (token) => waitFor(`${at}/booking/${token}/waiting`)));
  async function waitFor(path: string): Promise<string> {
    const answer = await stranger.post(path, { waiting: {} });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body.data.token;
  }
  const codes = await Promise.all(booked.map((token) => codeFor(`/reservar/${businessId}/cita/${token}`)));
  /** A row as a message's text would make it. */
  async function codeFor(path: string): Promise<string> {
    const code = randomBytes(6).toString("hex");
    const text =
      "insert into short_links (code, business_id, path, expires_at) values ($1, $2, $3, now() + interval '1 day')";
    await product.owner.query(text, [code, businessId, path]);
    return code;
  }
  const short = { right: first.shortId, other: second.shortId, letters: SHORT, places: IN_SHORT };
  const token = { letters: ENCODED, places: IN_TOKEN };
  const asked = { title: "x", quantity: 1, price: 800, originalPrice: 800, discount: 0, currency: "MXN" };
  return [
    { ...short, name: "payment link", turn: (key) => shop.page(key) },
    {
      ...short,
      name: "payment",
      turn: (key) => stranger.post("/api/mercadopago/preference", { ...asked, business: businessId, appointment: key }),
    },
    {
      ...token,
      name: "link of a booking",
      right: booked[0],
      other: booked[1],
      turn: (key) => stranger.get(`${at}/booking/${key}`),
    },
    {
      ...token,
      name: "link of a wait",
      right: waits[0] as string,
      other: waits[1] as string,
      turn: (key) => stranger.get(`${at}/waiting/${key}`),
    },
    {
      name: "short address",
      right: codes[0] as string,
      other: codes[1] as string,
      letters: "0123456789abcdef",
      places: IN_CODE,
      turn: (key) => follow(`${product.url}/c/${key}`),
    },
  ];
}

/** A code that fits answers with a redirect, which is not followed. */
async function follow(url: string): Promise<Reply> {
  const answer = await fetch(url, { redirect: "manual" });
  const status = answer.status === 302 ? 200 : answer.status;
  return { status, body: await answer.text(), headers: answer.headers };
}

/** Half of the guesses are near a right key, so that a difference in time would show as well. */
export async function guess(lock: Lock, times: number, luck: Chance): Promise<GuessReport> {
  const guessed = { hits: [] as string[], answers: new Set<string>() };
  const taken = { near: [] as number[], far: [] as number[] };
  for (let time = 0; time < times; time += 1) {
    const kind = time % 2 === 0 ? "near" : "far";
    const key = kind === "near" ? nearKey(lock, luck) : farKey(lock, luck);
    if (key === lock.right || key === lock.other) continue;
    const begun = performance.now();
    const { status, body } = await lock.turn(key);
    taken[kind].push(performance.now() - begun);
    if (status < 400) guessed.hits.push(key);
    guessed.answers.add(`${status} ${JSON.stringify(body)}`);
  }
  return { ...guessed, medianMs: { near: median(taken.near), far: median(taken.far) } };
}

function nearKey({ right, other, letters, places }: Lock, luck: Chance): string {
  const half = right.length / 2;
  // the row of one key with the signature of another
  if (right.length === 44 && luck.below(10) === 0) return right.slice(0, half) + other.slice(half);
  const at = luck.pick(places);
  const letter = luck.pick([...letters].filter((one) => one !== right[at]));
  return right.slice(0, at) + letter + right.slice(at + 1);
}

function farKey({ right, letters }: Lock, luck: Chance): string {
  return Array.from(right, () => luck.pick([...letters])).join("");
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
