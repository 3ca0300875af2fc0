// One transaction per action: it sets the tenant for the row policies in the round trip that opens it, joins the one
// that is open already, and repeats itself when the database asks for that.
import type { Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import type { Ctx } from "../context.ts";
import { faultPoint } from "../fault.ts";
import type { Query, Statement } from "./sql.ts";
import type { Tx } from "./tx.ts";

const MOST_TRIES = 4;
/** Deadlock and serialization failure: the database rolled back and asks for another try. */
const REPEATABLE = new Set(["40P01", "40001"]);

/** Runs `work` in one transaction of the context's business; inside another one it joins that. */
export async function transact<T>(ctx: Ctx, work: (tx: Tx, inside: Ctx) => Promise<T>): Promise<T> {
  if (ctx.tx) return work(ctx.tx, ctx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(ctx, work);
    } catch (error) {
      if (attempt >= MOST_TRIES || !REPEATABLE.has((error as { code?: string }).code ?? "")) throw error;
      await sleep(5 * attempt + Math.random() * 30 * attempt);
    }
  }
}

/** A read in one round trip: `ask` must issue all its statements before it waits for any. */
export async function readTogether<T>(ctx: Ctx, ask: (tx: Tx) => Promise<T>): Promise<T> {
  if (ctx.tx) return ask(ctx.tx);
  const client = await ctx.db.pool.connect();
  let failure: Error | undefined;
  try {
    const opening = open(client, ctx, "BEGIN READ ONLY");
    const asked = ask(txOf(client, nothingLater()));
    const closing = client.query("COMMIT");
    const [answer] = await Promise.all([asked, opening, closing]);
    return answer;
  } catch (error) {
    failure = error as Error;
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    client.release(isBroken(failure));
  }
}

async function attemptOnce<T>(ctx: Ctx, work: (tx: Tx, inside: Ctx) => Promise<T>): Promise<T> {
  const client = await ctx.db.pool.connect();
  let failure: Error | undefined;
  try {
    const opening = open(client, ctx, "BEGIN");
    const later = nothingLater();
    const tx = txOf(client, later);
    const result = await work(tx, { ...ctx, tx });
    await opening;
    await faultPoint("before-commit");
    await commit(client, later);
    await faultPoint("after-commit");
    for (const then of later.afterwards) then();
    return result;
  } catch (error) {
    failure = error as Error;
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    client.release(isBroken(failure));
  }
}

/** Begins and sets the tenant in one message. */
function open(client: PoolClient, ctx: Ctx, begin: string): Promise<unknown> {
  writeTogether(client);
  const businessId = ctx.kind === "tenant" ? ctx.businessId : "";
  const opening = client.query(
    `${begin}; set local app.business_id = '${idOrNothing(businessId)}'; set local app.user_id = '${idOrNothing(userIdOf(ctx))}'`,
  );
  opening.catch(() => {});
  return opening;
}

/** These stand in the text of a statement, where a parameter cannot. */
function idOrNothing(id: string): string {
  if (id !== "" && !/^[0-9a-f-]{36}$/.test(id)) throw new Error("An id of a transaction is not a UUID.");
  return id;
}

/** What is asked in this tick leaves as one packet: a write for each message would cost more than the statements. */
function writeTogether(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function userIdOf(ctx: Ctx): string {
  if (ctx.kind === "person") return ctx.principal.userId;
  if (ctx.kind === "tenant" && ctx.actor.kind === "person") return ctx.actor.userId;
  return "";
}

/** What is kept until the commit, and until after it. */
type Later = { statements: { statement: Statement; values: unknown[] }[]; afterwards: (() => void)[] };

const nothingLater = (): Later => ({ statements: [], afterwards: [] });

/** A statement that fails here makes the commit a rollback, and is what the caller hears of. */
async function commit(client: PoolClient, { statements }: Later): Promise<void> {
  writeTogether(client);
  const last = statements.map(({ statement, values }) => client.query({ ...statement, values }));
  await Promise.all([...last, client.query("COMMIT")]);
}

function txOf(client: PoolClient, later: Later): Tx {
  let savepoints = 0;
  const tx: Tx = {
    async rows<Row>(query: Query<Row>) {
      const { sql: text, parameters } = query.compile();
      return (await client.query(text, parameters as unknown[])).rows as Row[];
    },
    async first(query) {
      return (await tx.rows(query))[0];
    },
    async run<Row extends object>(statement: Statement, values: unknown[]) {
      return (await client.query<Row>({ ...statement, values })).rows;
    },
    async count(query) {
      const { sql: text, parameters } = query.compile();
      return (await client.query(text, parameters as unknown[])).rowCount ?? 0;
    },
    async savepoint(work) {
      savepoints += 1;
      const name = `s${savepoints}`;
      await client.query(`SAVEPOINT ${name}`);
      try {
        const result = await work();
        await client.query(`RELEASE SAVEPOINT ${name}`);
        return result;
      } catch (error) {
        await client.query(`ROLLBACK TO SAVEPOINT ${name}`);
        throw error;
      }
    },
    withCommit: (statement, values) => void later.statements.push({ statement, values }),
    afterCommit: (then) => void later.afterwards.push(then),
    raw: (text, values) => client.query(text, values),
  };
  return tx;
}

/** A connection whose protocol may be out of step is thrown away; one that only saw an SQL error is kept. */
function isBroken(failure: Error | undefined): boolean {
  if (!failure) return false;
  const { code } = failure as { code?: string };
  const cameFromOurCode = failure.name === "Refusal";
  const cameFromSql =
    typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith("57") && !code.startsWith("08");
  return !cameFromOurCode && !cameFromSql;
}
