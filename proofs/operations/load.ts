// Simulates people at work: they book, add contacts and write, and customers write too. Every acknowledged write is
// recorded, to be checked afterwards.
import type pg from "pg";
import type { Caller, Reply } from "../../server/test/caller.ts";
import { makeShop } from "../../server/test/shops/shop.ts";
import { connectNumber, eventually, type Sandbox } from "../../server/test/start-sandbox-process.ts";
import type { Installation } from "./installation.ts";

const HOUR = 3_600_000;
/** Appointments of one specialist must not touch: each booking takes a different hour, a month ahead. */
const FIRST = Math.ceil((Date.now() + 30 * 24 * HOUR) / HOUR) * HOUR;

export type Load = Awaited<ReturnType<typeof startLoad>>;

/** `side`: how many people work at the same time. `pauseMs`: the wait between two steps of each. */
export async function startLoad(
  world: Pick<Installation, "person"> & { sandbox: Sandbox },
  { side, each = 1, pauseMs = 0 }: Options,
) {
  // the other web process learns of a new business a moment later, and until then does not find it
  const shop = await eventually(() => makeShop(world));
  const { owner, businessId } = shop;
  const { phoneNumberId } = await connectNumber(owner);
  const customers = Array.from({ length: side * each }, (_, index) => String(2_260_000_000 + index));
  const clients = await Promise.all(customers.map((from) => meet(world.sandbox, owner, phoneNumberId, from)));
  const acknowledged = { contacts: [] as string[], appointments: [] as string[], messages: [] as string[] };
  const words: { from: string; text: string }[] = [];
  const answers: { status: number; ms: number; body: unknown }[] = [];
  const broken: string[] = [];
  /** Each load uses different texts. */
  const mark = crypto.randomUUID().slice(0, 8);
  let isWorking = true;
  let step = 0;

  async function ask(path: string, body: object, into: string[] | undefined): Promise<void> {
    const begun = performance.now();
    try {
      const answer: Reply = await owner.post(path, body);
      answers.push({ status: answer.status, ms: performance.now() - begun, body: answer.body });
      if (answer.status === 201) into?.push([answer.body.data].flat()[0]._id);
    } catch (error) {
      const { message, cause } = error as Error;
      broken.push(`${path}: ${message} (${(cause as Error)?.message})`);
    }
  }

  async function work(me: number): Promise<void> {
    const [branchId, specialistId, serviceId] = [shop.branchId, shop.specialistIds[me % 2], shop.serviceIds[0]];
    for (let mine = 0; isWorking; mine += 1) {
      const turn = step++;
      const who = me + side * (mine % each);
      const clientId = clients[who];
      const digits = `56${String(turn).padStart(8, "0")}`;
      await ask("/api/client", { client: { businessId, name: "Ana", whatsapp: digits } }, acknowledged.contacts);
      const start = new Date(FIRST + turn * HOUR).toISOString();
      const place = { businessId, branchId, specialistId, serviceId, clientId, start, confirmOutsideHours: true };
      await ask("/api/appointment", { appointment: place }, acknowledged.appointments);
      const message = { businessId, clientId, channel: "WhatsApp", text: `respuesta ${mark} ${turn}` };
      await ask("/api/thread/messages", { message }, acknowledged.messages);
      const word = { from: customers[who] as string, text: `pregunta ${mark} ${turn}` };
      await world.sandbox.write({ to: phoneNumberId, ...word });
      words.push(word);
      if (pauseMs) await new Promise((later) => setTimeout(later, pauseMs));
    }
  }

  const working = Promise.all(Array.from({ length: side }, (_, index) => work(index)));
  return {
    shop,
    phoneNumberId,
    customers,
    acknowledged,
    words,
    /** The answers to people's calls, in order. */
    answers,
    /** Calls without any answer. */
    broken,
    async stop(): Promise<void> {
      isWorking = false;
      await working;
    },
    /** Acknowledged rows that are missing: table and id. */
    async lost(database: pg.Pool | pg.Client): Promise<string[]> {
      const missing = Object.entries(acknowledged).map(async ([table, ids]) => {
        const { rows } = await database.query<{ id: string }>(
          `select id from unnest($1::uuid[]) as asked (id) where not exists (select from ${table} t where t.id = asked.id)`,
          [ids],
        );
        return rows.map(({ id }) => `${table} ${id}`);
      });
      return (await Promise.all(missing)).flat();
    },
    /** Customer messages that are not stored exactly once. */
    async wrongWords(database: pg.Pool | pg.Client): Promise<string[]> {
      const { rows } = await database.query<{ text: string; times: number }>(
        "select text, count(*)::int as times from messages where role = 'user' group by text",
      );
      const times = new Map(rows.map((row) => [row.text, row.times]));
      return words.filter(({ text }) => times.get(text) !== 1).map(({ text }) => `${text}: ${times.get(text) ?? 0}`);
    },
  };
}

type Options = {
  side: number;
  /** Customers of each person: WhatsApp limits how often one person can be written to. */
  each?: number;
  pauseMs?: number;
};

/** A customer writes for the first time; returns their contact. */
async function meet(sandbox: Sandbox, owner: Caller, to: string, from: string): Promise<string> {
  await sandbox.write({ to, from, text: `hola de ${from}`, name: "Ana López" });
  return eventually(async () => {
    const path = `/api/client/search?businessId=${owner.businessId}&search=${from}`;
    const found = (await owner.get(path)).body.data?.[0]?._id;
    if (!found) throw new Error(`${from} is not there yet`);
    return found as string;
  });
}
