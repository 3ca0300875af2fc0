// Forms in the database: by the code of their page, the number of their answers, and the version that is answered.
import type { FormQuestion } from "@mostrador/domain/growth/forms/resource.ts";
import type { Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

type StoredForm = Selectable<GrowthTables["forms"]>;
export type FormRow = Omit<StoredForm, "questions"> & { questions: FormQuestion[] };

const AT_CODE = { name: "form-at-code", text: "select business_id, id from form_at($1)" };

/** Where the page of this code leads, before its business is known. */
export async function formAt(tx: Tx, code: string): Promise<{ businessId: string; id: string } | undefined> {
  const [row] = await tx.run<{ business_id: string; id: string }>(AT_CODE, [code]);
  return row && { businessId: row.business_id, id: row.id };
}

export function readForm(tx: Tx, id: string): Promise<FormRow | undefined> {
  return tx.first(sql.selectFrom("forms").selectAll().where("id", "=", id)) as Promise<FormRow | undefined>;
}

/** Until the transaction ends nobody edits, archives or deletes it; answers do not wait for each other. */
export function holdForm(tx: Tx, id: string): Promise<FormRow | undefined> {
  return tx.first(sql.selectFrom("forms").selectAll().where("id", "=", id).forShare()) as Promise<FormRow | undefined>;
}

export type AnswerCount = { answers: number; lastAnswerAt: string | null };

const COUNTS = {
  name: "form-answer-counts",
  text: `select form_id, count(*)::int as answers, max(answered_at) as last_answer_at from form_answers
    where $1::uuid[] is null or form_id = any($1::uuid[]) group by form_id`,
};

export async function countAnswers(tx: Tx, ids?: readonly string[]): Promise<Map<string, AnswerCount>> {
  const rows = await tx.run<{ form_id: string; answers: number; last_answer_at: Date }>(COUNTS, [ids ?? null]);
  return new Map(
    rows.map(({ form_id, answers, last_answer_at }) => [
      form_id,
      { answers, lastAnswerAt: last_answer_at.toISOString() },
    ]),
  );
}
