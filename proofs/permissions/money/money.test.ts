// Money (G14): no amount is stored because a caller sent it, except the owner's own within limits. Neither the booking
// nor a public call takes a price from the caller (D-1.4, D-6.1).
// Tries one in four of the calls and of the owner's amounts, others in each run; `money.prove.ts` tries all.
import { afterAll, beforeAll, expect, test } from "vitest";
import { partOf } from "../../part.ts";
import { SEED } from "../../seed.ts";
import { type Mirror, startMirror } from "../../world/mirror.ts";
import { pathsOf } from "../schema-keys.ts";
import { AMOUNTS, decisions, lastOf, tryOwnAmount, trySendDecided } from "./amounts.ts";
import { looksLikeMoney, OWNERS_COLUMNS, SENT, SERVER_ONLY } from "./money.ts";

const SHARE = 4;

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

test("everything that looks like money is known: what is sent, what is stored, what is answered", async () => {
  const { routes, product } = mirror;
  const sent = routes.flatMap(({ body, query }) => [...pathsOf(body), ...pathsOf(query)]).filter(looksLikeMoney);
  expect([...new Set(sent)].sort()).toEqual(Object.keys(SENT).sort());

  const { rows } = await product.owner.query<{ name: string }>(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
  );
  const stored = rows.map(({ name }) => name).filter((name) => looksLikeMoney(name.replaceAll("_", "")));
  const servers = Object.entries(SERVER_ONLY).flatMap(([table, columns]) =>
    Object.keys(columns).flatMap((column) => (column ? [`${table}.${column}`] : [])),
  );
  expect(stored.sort()).toEqual([...servers, ...OWNERS_COLUMNS].sort());

  const keys = new Set(routes.flatMap(({ data }) => pathsOf(data).filter(looksLikeMoney).map(lastOf)));
  const known = new Set([...Object.keys(SENT).map(lastOf), ...SERVER_KEYS]);
  expect([...keys].filter((key) => !known.has(key))).toEqual([]);
});

/** The amount that the page showed: it is only compared with the amount due (payments/link proves it). */
const COMPARED = ["price", "originalPrice", "discount", "currency"];

test("a public call takes no money at all", () => {
  const open = mirror.routes.filter(({ access }) => access.kind === "public");
  const taken = open.flatMap(({ body, query }) => [...pathsOf(body), ...pathsOf(query)]).filter(looksLikeMoney);
  expect(taken).toEqual(COMPARED);
});

test("each amount and choice of the owner is put to the test below", () => {
  const registered = Object.keys(SENT).filter((path) => typeof SENT[path] === "string");
  const tested = AMOUNTS.map(([path]) => `service.linkPrice.${path.split(",")[0]}`);
  expect([...new Set(tested)].sort()).toEqual(registered.sort());
});

test.each(partOf(AMOUNTS, SHARE))(
  "the owner's own %s is stored when it is an amount, and not otherwise",
  async (...amount) => expect(await tryOwnAmount(mirror, amount), `seed ${SEED}`).toEqual([]),
);

test("what the server decides stays as it decided, whatever is sent for it", async () => {
  const { cells, found } = await trySendDecided(mirror, partOf(decisions(mirror), SHARE));
  console.log(`${cells} amounts sent for what the server decides, ${found.length} findings`);
  expect(found, `seed ${SEED}`).toEqual([]);
  expect(cells).toBeGreaterThan(0);
});

const SERVER_KEYS = Object.values(SERVER_ONLY).flatMap((columns) => Object.values(columns).flat());
