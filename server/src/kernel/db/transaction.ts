// One transaction per action. It sets the tenant for the row policies when it opens, joins a transaction that is
// already open, and repeats itself when the database asks for that.
import { setTimeout as sleep } from "node:timers/promises";
import { limitValues } from "@mostrador/domain/ground/identity/limits.ts";
import type { Ctx } from "../context.ts";
import { faultPoint } from "../fault.ts";
import { beyondLimits, LIFT, LIMIT_AGAIN, limitsOf, setLimited } from "../limited.ts";
import type { Query, Statement } from "./sql.ts";
import type { Tx } from "./tx.ts";
import { type Line, lineOf } from "./wire/packet.ts";
import { CHANGED_COLUMNS, inEdition, prepareAgain, preparedName } from "./wire/prepared.ts";
import type { StatementCall } from "./wire/sent-statement.ts";

const MOST_TRIES = 4;
/**
 * Deadlock, serialization failure, and a prepared statement whose table changed: the database rolled back, and another
 * try may succeed.
 */
const REPEATABLE = new Set(["40P01", "40001", CHANGED_COLUMNS]);
const codeOf = (error: unknown) => (error as { code?: string }).code ?? "";

/** Runs `work` in one transaction of the context's business; inside an open one it joins that. */
export async function transact<T, C extends Ctx>(ctx: C, work: (tx: Tx, inside: C) => Promise<T>): Promise<T> {
  if (ctx.tx) return work(ctx.tx, ctx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(ctx, work);
    } catch (error) {
      if (attempt >= MOST_TRIES || !REPEATABLE.has(codeOf(error))) throw error;
      await sleep(5 * attempt + Math.random() * 30 * attempt);
    }
  }
}

/**
 * Runs `work` in a transaction of its own that is always rolled back: nothing is kept, queued or sent. It gives up
 * soon on a lock, because others would have to wait for it.
 */
export async function tryOut<T, C extends Ctx>(ctx: C, work: (tx: Tx, inside: C) => Promise<T>): Promise<T> {
  if (ctx.tx) throw new Error("tryOut: inside another transaction it would undo that one, too");
  return onConnection(ctx, async (line) => {
    const opening = Promise.all([open(line, ctx, FOR_ALL), line.ask(PATIENCE)]);
    opening.catch(() => {});
    const tx = txOf(line, nothingLater(), isLimited(ctx));
    const result = await work(tx, { ...ctx, tx });
    await Promise.all([opening, line.ask(ROLLBACK)]);
    return result;
  });
}

/** A read in one round trip: `ask` must issue all its statements before it waits for any. */
export async function readTogether<T>(ctx: Ctx, ask: (tx: Tx) => Promise<T>): Promise<T> {
  if (ctx.tx) return ask(ctx.tx);
  try {
    return await readOnce(ctx, ask);
  } catch (error) {
    if (codeOf(error) !== CHANGED_COLUMNS) throw error;
    return readOnce(ctx, ask);
  }
}

async function readOnce<T>(ctx: Ctx, ask: (tx: Tx) => Promise<T>): Promise<T> {
  return onConnection(ctx, async (line) => {
    const opening = open(line, ctx, FOR_READING);
    let isOver = false;
    // A statement after the commit would run without the tenant, and find nothing.
    const onTime: Line = { ...line, ask: (query) => (isOver ? Promise.reject(new Error(TOO_LATE)) : line.ask(query)) };
    const asked = ask(txOf(onTime, nothingLater(), isLimited(ctx)));
    const closing = line.ask(COMMIT);
    isOver = true;
    const [answer] = await Promise.all([asked, opening, closing]);
    return answer;
  });
}

const TOO_LATE = "readTogether: a statement was asked for after the others had left";

/** Where `work` waits for no answer, the commit is sent with its statements: the whole takes one round trip. */
async function attemptOnce<T, C extends Ctx>(ctx: C, work: (tx: Tx, inside: C) => Promise<T>): Promise<T> {
  return onConnection(ctx, async (line) => {
    const opening = open(line, ctx, FOR_ALL);
    opening.catch(() => {});
    const later = nothingLater();
    const tx = txOf(line, later, isLimited(ctx));
    const result = await work(tx, { ...ctx, tx });
    await faultPoint("before-commit");
    await Promise.all([opening, ...commit(line, later)]);
    await faultPoint("after-commit");
    for (const then of later.afterwards) then();
    return result;
  });
}

async function onConnection<T>(ctx: Ctx, work: (line: Line) => Promise<T>): Promise<T> {
  const client = await ctx.db.pool.connect();
  const line = lineOf(client);
  let failure: Error | undefined;
  try {
    return await work(line);
  } catch (error) {
    failure = error as Error;
    if (codeOf(error) === CHANGED_COLUMNS) prepareAgain();
    if (line.isOpen()) await line.ask(ROLLBACK).catch(() => {});
    throw isLimited(ctx) ? beyondLimits(error) : error;
  } finally {
    client.release(isBroken(failure));
  }
}

const BEGIN = { name: "begin", text: "begin", bounds: "begin" } as const;
const COMMIT = { name: "commit", text: "commit", bounds: "commit" } as const;
const PATIENCE: Statement = { name: "patience", text: "set local lock_timeout = '4s'" };
const ROLLBACK: Statement = { name: "rollback", text: "rollback" };
const SET_TENANT: Statement = {
  name: "set-tenant",
  text: "select set_config('app.business_id', $1, true), set_config('app.user_id', $2, true)",
};
/** Declares the transaction read-only here, because the begin need not be sent. */
const SET_READER: Statement = {
  name: "set-reader",
  text: `${SET_TENANT.text}, set_config('transaction_read_only', 'on', true)`,
};

type Opening = { plain: Statement; limited: Statement };
const FOR_ALL: Opening = { plain: SET_TENANT, limited: setLimited(SET_TENANT) };
const FOR_READING: Opening = { plain: SET_READER, limited: setLimited(SET_READER) };

/** Begins and sets the tenant, and how far a limited person reaches in it. */
function open(line: Line, ctx: Ctx, set: Opening): Promise<unknown> {
  const values = [ctx.kind === "tenant" ? ctx.businessId : "", userIdOf(ctx)];
  const limits = limitsOf(ctx);
  const said = limits ? { ...set.limited, values: [...values, ...limitValues(limits)] } : { ...set.plain, values };
  return Promise.all([line.ask(BEGIN), line.ask(said)]);
}

const isLimited = (ctx: Ctx) => limitsOf(ctx) !== undefined;

function userIdOf(ctx: Ctx): string {
  if (ctx.kind === "person") return ctx.principal.userId;
  if (ctx.kind === "tenant" && ctx.actor.kind === "person") return ctx.actor.userId;
  return "";
}

/** Kept until the commit, and until after it. */
type DeferredWork = { statements: (() => Promise<unknown>)[]; afterwards: (() => void)[] };

const nothingLater = (): DeferredWork => ({ statements: [], afterwards: [] });

/** A statement that fails here turns the commit into a rollback, and the caller gets its error. */
function commit(line: Line, { statements }: DeferredWork): Promise<unknown>[] {
  return [...statements.map((ask) => ask()), line.ask(COMMIT)];
}

function built(query: Query<unknown>): StatementCall {
  const { sql: text, parameters } = query.compile();
  const name = preparedName(text);
  return { text, values: parameters as unknown[], ...(name && { name }) };
}

const written = ({ name, text }: Statement, values: unknown[]): StatementCall => ({
  name: inEdition(name),
  text,
  values,
});

/** PostgreSQL plans a statement for one role: under a second name it need not plan it again at each change of role. */
const ofRole = (asked: StatementCall): StatementCall =>
  asked.name ? { ...asked, name: `${asked.name}~limited` } : asked;

function txOf(line: Line, later: DeferredWork, limited: boolean): Tx {
  if (!limited) return plainTx(line, later);
  const within = plainTx({ ...line, ask: (asked) => line.ask(ofRole(asked)) }, later);
  // the three leave together: no other statement comes between them
  const lifted: Line["ask"] = (asked) => {
    const around = [line.ask(LIFT)];
    const answer = line.ask(asked);
    around.push(line.ask(LIMIT_AGAIN));
    for (const each of around) each.catch(() => {});
    return answer as never;
  };
  return { ...within, unlimited: plainTx({ ...line, ask: lifted }, later), isLimited: true };
}

function plainTx(line: Line, later: DeferredWork): Tx {
  let savepoints = 0;
  const tx: Tx = {
    get unlimited() {
      return tx;
    },
    isLimited: false,
    async rows<Row>(query: Query<Row>) {
      return (await line.ask(built(query))).rows as Row[];
    },
    async first(query) {
      return (await tx.rows(query))[0];
    },
    async run<Row extends object>(statement: Statement, values: unknown[]) {
      return (await line.ask<Row>(written(statement, values))).rows;
    },
    async count(query) {
      return (await line.ask(built(query))).rowCount;
    },
    async savepoint(work) {
      savepoints += 1;
      const name = `s${savepoints}`;
      const before = [later.statements.length, later.afterwards.length] as const;
      const set = line.ask({ text: `SAVEPOINT ${name}` });
      set.catch(() => {});
      try {
        const [result] = await Promise.all([work(), set]);
        await line.ask({ text: `RELEASE SAVEPOINT ${name}` });
        return result;
      } catch (error) {
        [later.statements.length, later.afterwards.length] = before;
        await line.ask({ text: `ROLLBACK TO SAVEPOINT ${name}` }).catch(() => {});
        throw error;
      }
    },
    withCommit<Row extends object>(statement: Statement, values: unknown[]) {
      return new Promise<Row[]>((resolve) => {
        later.statements.push(async () => resolve((await line.ask<Row>(written(statement, values))).rows));
      });
    },
    afterCommit: (then) => void later.afterwards.push(then),
  };
  return tx;
}

/** A connection whose protocol may be out of step is closed; one that only had an SQL error is kept. */
function isBroken(failure: Error | undefined): boolean {
  if (!failure) return false;
  const { code } = failure as { code?: string };
  const cameFromOurCode = failure.name === "DomainError";
  const cameFromSql =
    typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith("57") && !code.startsWith("08");
  return !cameFromOurCode && !cameFromSql;
}
