// Answers to forms in the database, with the contact who gave them, and their results counted.
import type { KeptAnswer } from "@mostrador/domain/growth/forms/check-answers.ts";
import type { FormQuestion } from "@mostrador/domain/growth/forms/resource.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { Insertable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../business/contacts/index.ts";

export type AnswerRow = ClientNames & {
  id: string;
  business_id: string;
  form_id: string;
  contact_id: string | null;
  is_proved: boolean;
  answers: KeptAnswer[];
  answered_at: Date;
  form_title: string;
  form_is_archived: boolean;
  form_questions: FormQuestion[];
};

export type AnswerFilter = {
  clientId?: string | undefined;
  formId?: string | undefined;
  limit: number;
  after?: { at: number; id: string } | undefined;
};

const PAGE = {
  name: "form-answers",
  text: `select m.id, m.business_id, m.form_id, m.contact_id, m.is_proved, m.answers, m.answered_at,
      f.title as form_title, f.is_archived as form_is_archived, f.questions as form_questions, ${CLIENT_NAMES.join(", ")}
    from form_answers m
    join forms f on f.business_id = m.business_id and f.id = m.form_id
    left join ${contactRows} c on c.business_id = m.business_id and c.id = m.contact_id
    where ($1::uuid is null or m.contact_id = $1) and ($2::uuid is null or m.form_id = $2)
      and ($3::timestamptz is null or (m.answered_at, m.id) < ($3, $4::uuid))
    order by m.answered_at desc, m.id desc limit $5`,
};

/** The latest first; one more than the limit where there are more. */
export function readAnswers(tx: Tx, { clientId, formId, limit, after }: AnswerFilter): Promise<AnswerRow[]> {
  const from = after ? [new Date(after.at), after.id] : [null, null];
  return tx.run<AnswerRow>(PAGE, [clientId ?? null, formId ?? null, ...from, limit + 1]);
}

/** False where the form has an answer with this key. Throws 23503 when its contact was deleted. */
export async function insertAnswer(tx: Tx, row: Insertable<GrowthTables["form_answers"]>): Promise<boolean> {
  const insert = sql
    .insertInto("form_answers")
    .values(row)
    .onConflict((known) => known.columns(["business_id", "form_id", "key"]).doNothing());
  return (await tx.count(insert)) === 1;
}

export async function answerOfKey(tx: Tx, formId: string, key: string): Promise<string | undefined> {
  const own = sql.selectFrom("form_answers").select("id").where("form_id", "=", formId).where("key", "=", key);
  return (await tx.first(own))?.id;
}

/** The form of the deleted answer; undefined when there was none. */
export async function removeAnswer(
  tx: Tx,
  id: string,
): Promise<{ form_id: string; contact_id: string | null } | undefined> {
  return tx.first(sql.deleteFrom("form_answers").where("id", "=", id).returning(["form_id", "contact_id"]));
}

/** Deletes the answers of a contact; returns the forms that changed. */
export async function forgetAnswers(tx: Tx, contactId: string): Promise<string[]> {
  const gone = await tx.rows(sql.deleteFrom("form_answers").where("contact_id", "=", contactId).returning("form_id"));
  return [...new Set(gone.map(({ form_id }) => form_id))];
}

export type LinkedContact = ClientNames & { id: string; client_phone: string | null };

const CONTACT = {
  name: "contact-of-form-link",
  text: `select c.id, c.phone as client_phone, ${CLIENT_NAMES.join(", ")} from (
      select k.business_id, coalesce(k.merged_into, k.id) as leads_to from ${contactRows} k where k.id = $1 offset 0
    ) named
    join ${contactRows} c on c.business_id = named.business_id and c.id = named.leads_to
    where c.deleted_at is null`,
};

/** After a merge, the contact that remained. */
export async function readLinkedContact(tx: Tx, contactId: string): Promise<LinkedContact | undefined> {
  return (await tx.run<LinkedContact>(CONTACT, [contactId]))[0];
}

export async function lastAnswerAt(tx: Tx, formId: string, contactId: string): Promise<Date | null> {
  const own = sql.selectFrom("form_answers").select("answered_at").where("form_id", "=", formId);
  const last = own.where("contact_id", "=", contactId).orderBy("answered_at", "desc").limit(1);
  return (await tx.first(last))?.answered_at ?? null;
}

/** `from` is included, `to` is not; `zone` makes days of moments. */
export type ResultRange = { formId: string; from: Date | null; to: Date | null; zone: string };

const IN_RANGE = `m.form_id = $1 and ($2::timestamptz is null or m.answered_at >= $2)
  and ($3::timestamptz is null or m.answered_at < $3)`;

const BY_DAY = {
  name: "form-answers-by-day",
  text: `select to_char(m.answered_at at time zone $4, 'YYYY-MM-DD') as day, count(*)::int as count
    from form_answers m where ${IN_RANGE} group by 1 order by 1`,
};

export function answersByDay(tx: Tx, { formId, from, to, zone }: ResultRange): Promise<{ day: Day; count: number }[]> {
  return tx.run(BY_DAY, [formId, from, to, zone]);
}

const ANSWERED = {
  name: "form-questions-answered",
  text: `select e.answer ->> 'questionId' as question, count(*)::int as count
    from form_answers m cross join jsonb_array_elements(m.answers) as e(answer)
    where ${IN_RANGE} group by 1`,
};

export function answersByQuestion(
  tx: Tx,
  { formId, from, to }: ResultRange,
): Promise<{ question: string; count: number }[]> {
  return tx.run(ANSWERED, [formId, from, to]);
}

const VALUES = {
  name: "form-values-counted",
  text: `select e.answer ->> 'questionId' as question, v.value, count(*)::int as count
    from form_answers m cross join jsonb_array_elements(m.answers) as e(answer)
    cross join jsonb_array_elements_text(case when jsonb_typeof(e.answer -> 'value') = 'array'
      then e.answer -> 'value' else jsonb_build_array(e.answer -> 'value') end) as v(value)
    where ${IN_RANGE} and e.answer ->> 'questionType' not in ('shortAnswer', 'paragraph') group by 1, 2`,
};

export function valuesCounted(
  tx: Tx,
  { formId, from, to }: ResultRange,
): Promise<{ question: string; value: string; count: number }[]> {
  return tx.run(VALUES, [formId, from, to]);
}

const TEXTS = {
  name: "form-latest-texts",
  text: `select question, said from (
      select e.answer ->> 'questionId' as question, t.said, m.answered_at,
        row_number() over (partition by e.answer ->> 'questionId' order by m.answered_at desc, m.id desc) as place
      from form_answers m cross join jsonb_array_elements(m.answers) as e(answer)
      cross join lateral (select case when e.answer ->> 'questionType' in ('shortAnswer', 'paragraph')
        then e.answer ->> 'value' else e.answer ->> 'other' end as said) t
      where ${IN_RANGE} and t.said <> '') latest
    where place <= $4 order by question, place`,
};

/** What people wrote, the latest first; also next to an option that asks for text. */
export function latestTexts(
  tx: Tx,
  { formId, from, to }: ResultRange,
  most: number,
): Promise<{ question: string; said: string }[]> {
  return tx.run(TEXTS, [formId, from, to, most]);
}
