// The dashboard of contacts says how many conversations the assistant closed alone, and how many of these wrongly.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";
import { newId } from "../../../../kernel/id.ts";

const HOUR = 3_600_000;
const NOW = Date.parse("2026-11-27T18:00:00Z");
/** Noon of 2 November in the centre of Mexico. */
const BEGIN = Date.parse("2026-11-02T18:00:00Z");

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web", clock: () => NOW });
});
afterAll(() => product.close());

/** `kind` null: a person wrote. */
type Answer = { hours: number; kind: string | null; thread?: number };

async function inbox() {
  const { owner, businessId } = await makeShop(product);
  const channelId = newId();
  const query = (text: string, values: unknown[]) => product.owner.query(text, [businessId, ...values]);
  await query(
    `insert into channels (business_id, id, kind, external_id, status, created_at, updated_at)
     values ($1, $2, 'instagram', $3, 'disconnected', now(), now())`,
    [channelId, channelId],
  );
  const write = async (answers: readonly Answer[]) => {
    const threads = new Map<number, string>();
    for (const { thread = 0 } of answers) {
      if (threads.has(thread)) continue;
      const contactId = newId();
      threads.set(thread, newId());
      await query("insert into contacts (business_id, id, name) values ($1, $2, 'Ana')", [contactId]);
      await query(
        `insert into threads (business_id, id, channel_id, contact_id, kind, last_message_at, created_at, updated_at)
         values ($1, $2, $3, $4, 'instagram', now(), now(), now())`,
        [threads.get(thread), channelId, contactId],
      );
    }
    for (const { hours, kind, thread = 0 } of answers)
      await query(
        `insert into messages (business_id, id, thread_id, channel_id, role, at, author_kind, answer_kind)
         values ($1, uuidv7(), $2, $3, 'assistant', $4, $5, $6)`,
        [threads.get(thread), channelId, new Date(BEGIN + hours * HOUR), kind ? "assistant" : "person", kind],
      );
  };
  const read = async (days = "&from=2026-11-01&to=2026-11-30&by=day") => {
    const { body } = await owner.get(`/api/dashboard/contacts?businessId=${businessId}${days}`);
    const { figures, charts } = body.data;
    const value = (id: string) => figures.find((one: { id: string }) => one.id === id).value;
    const chart = charts.find(({ id }: { id: string }) => id === "conversations-by-time");
    return { closed: value("conversations"), alone: value("closed-alone"), wrongly: value("closed-wrongly"), chart };
  };
  const listed = async (more = "", days = "&from=2026-11-01&to=2026-11-30") =>
    (await owner.get(`/api/thread/closed?businessId=${businessId}${days}${more}`)).body;
  return { write, read, listed };
}

test("an empty inbox has nothing to say", async () => {
  const { read } = await inbox();
  expect(await read()).toMatchObject({ closed: 0, alone: null, wrongly: null });
});

test("what needed nobody was closed alone; what was not helped, or soon needed a person, was closed wrongly", async () => {
  const { write, read, listed } = await inbox();
  await write([
    // resolved, and nothing more: right
    { thread: 1, hours: 0, kind: "asked" },
    { thread: 1, hours: 1, kind: "resolved" },
    // left without a useful answer: wrong
    { thread: 2, hours: 0, kind: "resolved" },
    { thread: 2, hours: 1, kind: "not_known" },
    // resolved, and two days later a person was called: wrong, then with a person
    { thread: 3, hours: 0, kind: "resolved" },
    { thread: 3, hours: 48, kind: "handed_over" },
    // resolved, and a person was needed only four days later: right, then with a person
    { thread: 4, hours: 0, kind: "resolved" },
    { thread: 4, hours: 96, kind: "not_understood" },
    { thread: 4, hours: 97, kind: null },
    // the desk alone: no conversation of the assistant
    { thread: 5, hours: 0, kind: null },
  ]);
  const { closed, alone, wrongly, chart } = await read();
  const wrong = (await listed("&outcome=wrong")).data;
  expect([wrong.total, wrong.conversations.length]).toEqual([2, 2]);
  expect(wrong.conversations[0]).toMatchObject({ contactName: "Ana", channel: "instagram", outcome: "wrong" });
  expect((await listed("&outcome=helped", "&from=2026-11-04&to=2026-11-04")).data.total).toBe(1);
  expect((await listed("&channel=whatsapp")).data).toEqual({ conversations: [], total: 0 });
  expect((await listed("&page=9")).data).toEqual({ conversations: [], total: 6 });
  expect((await listed("", "&from=2026-11-30&to=2026-11-01")).errors).toEqual([
    { path: "to", message: "La fecha final no puede ser antes que la inicial" },
  ]);
  expect(closed).toBe(6);
  expect(alone).toBe(66.7);
  expect(wrongly).toBe(50);
  const at = (day: string) => {
    const place = chart.places.findIndex(({ key }: { key: string }) => key === day);
    return chart.series.map(({ id, values }: { id: string; values: number[] }) => [id, values[place]]);
  };
  const counts = (right: number, wrong: number, helped: number) => [
    ["right", right],
    ["wrong", wrong],
    ["helped", helped],
  ];
  expect(at("2026-11-02")).toEqual(counts(2, 2, 0));
  expect(at("2026-11-04")).toEqual(counts(0, 0, 1));
  expect(at("2026-11-06")).toEqual(counts(0, 0, 1));
});

test("an unresolved conversation of today is still open, and one that began before the period is not in it", async () => {
  const { write, read } = await inbox();
  const today = (NOW - BEGIN) / HOUR - 1;
  await write([
    { thread: 1, hours: today, kind: "asked" },
    { thread: 2, hours: today, kind: "resolved" },
    { thread: 3, hours: -13, kind: "resolved" },
    { thread: 3, hours: 1, kind: "resolved" },
  ]);
  expect(await read()).toMatchObject({ closed: 2, alone: 100 });
  expect(await read("&from=2026-11-02&to=2026-11-30")).toMatchObject({ closed: 1 });
});

test("over random conversations the figures are those of a plain count of the messages", async () => {
  const KINDS = ["resolved", "asked", "not_understood", "not_known", "media_not_read", "handed_over", null] as const;
  const History = fc.array(
    fc.record({
      thread: fc.integer({ min: 0, max: 3 }),
      hours: fc.integer({ min: 0, max: 400 }),
      kind: fc.constantFrom(...KINDS),
    }),
    { minLength: 1, maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(History, async (history) => {
      // two answers of one thread are never at the same moment
      const answers = history.map((answer, at) => ({ ...answer, hours: answer.hours + at / 60 }));
      const { write, read, listed } = await inbox();
      await write(answers);
      const { chart } = await read();
      const sums = chart.series.map(({ values }: { values: number[] }) => values.reduce((all, one) => all + one, 0));
      expect(sums).toEqual(plainCount(answers));
      const lists = ["right", "wrong", "helped"].map(async (one) => (await listed(`&outcome=${one}`)).data.total);
      expect(await Promise.all(lists)).toEqual(sums);
    }),
    { numRuns: 8 },
  );
});

/** Closed rightly, wrongly and with a person. */
function plainCount(answers: readonly Answer[]): number[] {
  const counts = [0, 0, 0];
  for (const thread of new Set(answers.map(({ thread }) => thread))) {
    const own = answers.filter((answer) => answer.thread === thread).sort((a, b) => a.hours - b.hours);
    const parts: Answer[][] = [];
    for (const answer of own) {
      const part = parts.at(-1);
      const last = part?.at(-1);
      if (part && last && answer.hours - last.hours < 24) part.push(answer);
      else parts.push([answer]);
    }
    const talks = parts
      .filter((part) => part.some(({ kind }) => kind !== null))
      .map((part) => {
        const [first, last] = [part[0] as Answer, part.at(-1) as Answer];
        const helped = part.some(({ kind }) => kind === null || kind === "handed_over");
        const unhelped = ["not_understood", "not_known", "media_not_read"].includes(last.kind ?? "");
        return { first, last, helped, unhelped };
      });
    talks.forEach(({ last, helped, unhelped }, at) => {
      const next = talks[at + 1];
      const needed = next && (next.helped || next.unhelped) && next.first.hours - last.hours < 72;
      const place = helped ? 2 : unhelped || needed ? 1 : 0;
      counts[place] = (counts[place] ?? 0) + 1;
    });
  }
  return counts;
}
