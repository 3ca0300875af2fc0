import type { Selectable } from "kysely";
import { sql as raw } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { PlatformTables } from "../../../kernel/db/tables/platform.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

type FaqColumns = Selectable<PlatformTables["faqs"]>;
/** `voted`: whether the reader has voted for it. */
export type FaqRow = FaqColumns & { voted: boolean };

function faqsAs(userId: string) {
  return sql
    .selectFrom("faqs")
    .selectAll("faqs")
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("faq_votes")
          .select("faq_votes.faq_id")
          .whereRef("faq_votes.faq_id", "=", "faqs.id")
          .where("faq_votes.user_id", "=", userId),
      )
        .$castTo<boolean>()
        .as("voted"),
    );
}

/** Every word has to be in the question or in its answer. `words` are folded as searches are. */
const hasWords = (words: readonly string[]) =>
  raw<boolean>`${raw.join(
    words.map((word) => raw`position(${word} in folded(faqs.question || ' ' || coalesce(faqs.answer, ''))) > 0`),
    raw` and `,
  )}`;

/** The most useful first; equally useful ones by age, the newest first. */
export function readFaqs(
  tx: Tx,
  userId: string,
  { words, limit, offset }: { words: readonly string[]; limit: number; offset: number },
): Promise<FaqRow[]> {
  const all = faqsAs(userId)
    .orderBy("faqs.utility_points", "desc")
    .orderBy("faqs.created_at", "desc")
    .orderBy("faqs.id")
    .limit(limit)
    .offset(offset);
  return tx.rows(words.length > 0 ? all.where(hasWords(words)) : all);
}

export async function countFaqs(tx: Tx, words: readonly string[]): Promise<number> {
  const all = sql.selectFrom("faqs").select(raw<number>`count(*)::int`.as("count"));
  return (await tx.first(words.length > 0 ? all.where(hasWords(words)) : all))?.count ?? 0;
}

export function readFaq(tx: Tx, userId: string, id: string): Promise<FaqRow | undefined> {
  return tx.first(faqsAs(userId).where("faqs.id", "=", id));
}

export function lockFaq(tx: Tx, id: string): Promise<FaqColumns | undefined> {
  return tx.first(sql.selectFrom("faqs").selectAll().where("id", "=", id).forUpdate());
}

export async function insertFaq(
  tx: Tx,
  row: Pick<FaqColumns, "id" | "question" | "answer" | "asked_by">,
  at: Date,
): Promise<FaqRow> {
  const stored = await tx.first(
    sql
      .insertInto("faqs")
      .values({ ...row, created_at: at, updated_at: at })
      .returningAll(),
  );
  return { ...(stored as FaqColumns), voted: false };
}

export async function updateFaq(
  tx: Tx,
  id: string,
  set: { question: string; answer: string; updated_at: Date },
): Promise<void> {
  await tx.count(sql.updateTable("faqs").set(set).where("id", "=", id));
}

/** Counts the vote of this person, unless they had voted already. */
export async function insertVote(tx: Tx, faqId: string, userId: string, at: Date): Promise<void> {
  const isNew = await tx.count(
    sql
      .insertInto("faq_votes")
      .values({ faq_id: faqId, user_id: userId, created_at: at })
      .onConflict((same) => same.doNothing()),
  );
  if (isNew === 0) return;
  await tx.count(
    sql
      .updateTable("faqs")
      .set(({ eb }) => ({ utility_points: eb("utility_points", "+", 1) }))
      .where("id", "=", faqId),
  );
}

export async function removeFaq(tx: Tx, id: string): Promise<boolean> {
  return (await tx.count(sql.deleteFrom("faqs").where("id", "=", id))) === 1;
}
