// The same Idempotency-Key with the same body gets the same answer (D-1.7): key, effect and answer commit together, and
// a duplicate waits for them. Where a provider is called, the key is claimed first for a minute instead, and a
// duplicate is told that the call is under way. Answers are stored sealed, because one may hold a secret that is shown
// only once, such as an invitation code.
import { createHash, randomUUID } from "node:crypto";
import { conflict, invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { FastifyRequest } from "fastify";
import type { PersonCtx, TenantCtx } from "../../context.ts";
import { sql } from "../../db/sql.ts";
import { transact } from "../../db/transaction.ts";
import type { Tx } from "../../db/tx.ts";
import type { Seal, SealPlace } from "../../seal.ts";
import type { AnyAnswer, Bound } from "../registry.ts";

/** Longer than any provider may take; the key of a process that died is free after it. */
const CLAIM_MS = 60_000;

type Caller = PersonCtx | TenantCtx;
type StoredAnswer = { status: number; text: string };
type KeyRow = { user_id: string; key: string; route: string; body_hash: string };
type ParsedCall = { params: unknown; query: unknown; body: unknown; file?: { sha256: string } };
/** Stores answers and reads them again. */
type AnswerStore = { seal: Seal; row: KeyRow };

export async function answerOnce(
  ctx: Caller,
  userId: string,
  { route, handle, halves }: Bound,
  request: FastifyRequest,
  call: ParsedCall,
  written: (answer: AnyAnswer) => StoredAnswer,
  seal: Seal,
): Promise<StoredAnswer> {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return written(await handle(ctx, call));
  if (typeof key !== "string" || !/^[\w.:-]{1,200}$/.test(key)) {
    throw invalid("Idempotency-Key", "La clave de repetición no es válida");
  }
  const businessId = ctx.kind === "tenant" ? ctx.businessId : null;
  const bodyHash = createHash("sha256")
    // The parsed call, which is bounded in size, and not the raw one.
    .update(JSON.stringify([businessId, call.params, call.query, call.body ?? null, call.file?.sha256 ?? null]))
    .digest("hex");
  const row = { user_id: userId, key, route: route.name, body_hash: bodyHash };
  const keep = { seal, row };
  if (halves) return answerAsking(ctx, keep, halves, call, written);
  return transact(ctx, async (tx, inside) => {
    const fresh = await tx.count(
      sql
        .insertInto("idempotency_keys")
        .values(row)
        .onConflict((duplicate) => duplicate.doNothing()),
    );
    if (fresh === 0) return earlierAnswer(tx, keep);
    const answer = written(await handle(inside, call));
    await keepAnswer(tx, keep, null, answer);
    return answer;
  });
}

/** Claims the key, asks outside any transaction, and ends in one that only the holder of the claim may commit. */
async function answerAsking(
  ctx: Caller,
  keep: AnswerStore,
  { ask, end }: NonNullable<Bound["halves"]>,
  call: unknown,
  written: (answer: AnyAnswer) => StoredAnswer,
): Promise<StoredAnswer> {
  const claim = randomUUID();
  const { row } = keep;
  const earlier = await transact(ctx, async (tx) =>
    (await take(tx, ctx.now, row, claim)) ? null : earlierAnswer(tx, keep),
  );
  if (earlier) return earlier;
  try {
    const heard = await ask(ctx, call);
    return await transact(ctx, async (tx, inside) => {
      const answer = written(await end(inside, heard));
      if (!(await keepAnswer(tx, keep, claim, answer))) throw inProgress();
      return answer;
    });
  } catch (error) {
    // A refused call may be tried again at once, like one whose key is rolled back with its transaction.
    await transact(ctx, (tx) => letGo(tx, row, claim)).catch(() => {});
    throw error;
  }
}

/** A new key, or one whose holder died before it could answer the same call. */
async function take(tx: Tx, now: number, row: KeyRow, claim: string): Promise<boolean> {
  const held = { claim, claimed_until: new Date(now + CLAIM_MS) };
  const taken = await tx.count(
    sql
      .insertInto("idempotency_keys")
      .values({ ...row, ...held })
      .onConflict((duplicate) =>
        duplicate
          .columns(["user_id", "key"])
          .doUpdateSet(held)
          .where("idempotency_keys.answer", "is", null)
          .where("idempotency_keys.claimed_until", "<=", new Date(now))
          .where("idempotency_keys.route", "=", row.route)
          .where("idempotency_keys.body_hash", "=", row.body_hash),
      ),
  );
  return taken === 1;
}

async function keepAnswer(
  tx: Tx,
  { seal, row }: AnswerStore,
  claim: string | null,
  answer: StoredAnswer,
): Promise<boolean> {
  const { user_id, key } = row;
  const kept = await tx.count(
    sql
      .updateTable("idempotency_keys")
      .set({ status: answer.status, answer: seal.seal(answer.text, placeOf(row)) })
      .where("user_id", "=", user_id)
      .where("key", "=", key)
      .where("claim", claim === null ? "is" : "=", claim),
  );
  return kept === 1;
}

async function letGo(tx: Tx, { user_id, key }: KeyRow, claim: string): Promise<void> {
  await tx.count(
    sql
      .deleteFrom("idempotency_keys")
      .where("user_id", "=", user_id)
      .where("key", "=", key)
      .where("claim", "=", claim)
      .where("answer", "is", null),
  );
}

async function earlierAnswer(tx: Tx, { seal, row: asked }: AnswerStore): Promise<StoredAnswer> {
  const row = await tx.first(
    sql
      .selectFrom("idempotency_keys")
      .select(["route", "body_hash", "status", "answer"])
      .where("user_id", "=", asked.user_id)
      .where("key", "=", asked.key),
  );
  if (row && (row.route !== asked.route || row.body_hash !== asked.body_hash)) {
    throw conflict("Esa clave ya se usó con otros datos");
  }
  if (!row?.answer || row.status === null) throw inProgress();
  return { status: row.status, text: openAnswer(seal, row.answer, asked) };
}

/** An answer that was sealed with a lost installation key is lost too; its effect remains. */
function openAnswer(seal: Seal, answer: string, asked: KeyRow): string {
  try {
    return seal.open(answer, placeOf(asked));
  } catch {
    throw conflict("Esta solicitud ya se hizo. Vuelve a cargar la página para ver el resultado.");
  }
}

function placeOf({ user_id, key }: KeyRow): SealPlace {
  return { businessId: "", table: "idempotency_keys", column: "answer", id: `${user_id} ${key}` };
}

const inProgress = () => conflict("La solicitud anterior con esa clave sigue en curso");
