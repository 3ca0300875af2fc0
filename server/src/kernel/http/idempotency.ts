// The same Idempotency-Key with the same body answers the same, once done (D-1.7): the key, the effect and the answer
// commit together, and a twin that comes meanwhile waits for them.
import { createHash } from "node:crypto";
import { conflict, invalid } from "@mostrador/domain/kit/result.ts";
import type { Route } from "@mostrador/domain/kit/route.ts";
import type { FastifyRequest } from "fastify";
import type { Ctx, PersonCtx, TenantCtx } from "../context.ts";
import { sql } from "../db/sql.ts";
import { transact } from "../db/transaction.ts";
import type { Tx } from "../db/tx.ts";

type Written = { status: number; text: string };

export async function answerOnce(
  ctx: PersonCtx | TenantCtx,
  userId: string,
  route: Route,
  request: FastifyRequest,
  work: (inside: Ctx) => Promise<Written>,
): Promise<Written> {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return work(ctx);
  if (typeof key !== "string" || !/^[\w.:-]{1,200}$/.test(key)) {
    throw invalid("Idempotency-Key", "La clave de repetición no es válida");
  }
  const bodyHash = createHash("sha256")
    .update(JSON.stringify([request.params, request.body ?? null]))
    .digest("hex");
  const row = { user_id: userId, key, route: route.name, body_hash: bodyHash };
  return transact(ctx, async (tx, inside) => {
    const fresh = await tx.count(
      sql
        .insertInto("idempotency_keys")
        .values(row)
        .onConflict((twin) => twin.doNothing()),
    );
    if (fresh === 0) return earlierAnswer(tx, row);
    const written = await work(inside);
    await tx.rows(
      sql
        .updateTable("idempotency_keys")
        .set({ status: written.status, answer: written.text })
        .where("user_id", "=", userId)
        .where("key", "=", key),
    );
    return written;
  });
}

async function earlierAnswer(
  tx: Tx,
  asked: { user_id: string; key: string; route: string; body_hash: string },
): Promise<Written> {
  const row = await tx.first(
    sql
      .selectFrom("idempotency_keys")
      .select(["route", "body_hash", "status", "answer"])
      .where("user_id", "=", asked.user_id)
      .where("key", "=", asked.key),
  );
  if (!row?.answer || row.status === null) throw conflict("La solicitud anterior con esa clave sigue en curso");
  if (row.route !== asked.route || row.body_hash !== asked.body_hash) {
    throw conflict("Esa clave ya se usó con otros datos");
  }
  return { status: row.status, text: row.answer };
}
