// A form for everyone who has its link: its questions, and the answers that come in. Strangers are limited by network, by
// person and for the business as a whole; the same key is the same answer.
import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { checkAnswers } from "@mostrador/domain/growth/forms/check-answers.ts";
import { formAnswersChanged } from "@mostrador/domain/growth/forms/live.ts";
import type { answerForm as answerRoute, getPublicForm as showRoute } from "@mostrador/domain/growth/forms/routes.ts";
import {
  CHANGED,
  CLOSED,
  FormAnswered,
  type NewFormAnswer,
  NO_FORM,
  type PublicForm,
} from "@mostrador/domain/growth/forms/schema.ts";
import { conflict, DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { type Actor, type PublicCtx, type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { businessCard } from "../../business/businesses/index.ts";
import { findOrCreateContact, nameContact } from "../../business/contacts/index.ts";
import { noteShown, noticePath } from "../../business/privacy/index.ts";
import { limitTries, type TryLimit } from "../../ground/identity/index.ts";
import { answerOfKey, insertAnswer, type LinkedContact, lastAnswerAt, readLinkedContact } from "./answer.store.ts";
import { type FormRow, formAt, holdForm, readForm } from "./form.store.ts";
import type { FormLinks } from "./form-link.ts";

export const RESPONDENT: Actor = { kind: "system", name: "Formulario en línea" };
export const FORM_CODE = /^[0-9A-Za-z]{12}$/;
const NO_PERSON = "Escribe tu nombre y tu WhatsApp";
const PERSON_UNASKED = "Este formulario no pide nombre ni WhatsApp";

const HOUR_MS = 3_600_000;
/** One network address may be a whole waiting room. */
const LIMITS = {
  show: { address: 240, business: 5000 },
  answer: { address: 40, person: 10, business: 500 },
} as const;

type OpenForm = { ctx: TenantCtx; form: FormRow; contact: LinkedContact | undefined };

export function publicForms({ links, countsAddresses }: { links: FormLinks; countsAddresses: boolean }) {
  return {
    async show(ctx: PublicCtx, { params, query }: Pick<Call<typeof showRoute>, "params" | "query">) {
      const opened = await open(ctx, params.code, query.c);
      const { ctx: inside, form, contact } = opened;
      await limit(ctx, opened, "show");
      const [business, answeredAt, notice] = await Promise.all([
        readTogether(inside, businessCard),
        contact ? readTogether(inside, (tx) => lastAnswerAt(tx, form.id, contact.id)) : null,
        noticePath(inside),
      ]);
      const { name, logo, color, whatsapp } = business;
      const data: PublicForm = {
        business: { name, logo, color, whatsapp },
        notice,
        title: form.title,
        description: form.description,
        thanks: form.thanks,
        questions: form.questions,
        asksContact: form.asks_contact && !contact,
        person: contact ? firstName(contact) : "",
        answeredAt: answeredAt?.toISOString() ?? null,
      };
      return { data };
    },

    async answer(ctx: PublicCtx, { params, query, body }: Pick<Call<typeof answerRoute>, "params" | "query" | "body">) {
      const opened = await open(ctx, params.code, query.c);
      const { answer } = body;
      await limit(ctx, opened, "answer", phoneOf(opened, answer) ?? opened.contact?.id);
      const _id = await transact(opened.ctx, (tx, inside) => take(tx, inside, opened, answer)).catch(
        (error: { code?: string }) => {
          // The contact was deleted since the link was opened.
          throw error.code === "23503" ? notFound(NO_FORM) : error;
        },
      );
      return { data: { _id }, message: opened.form.thanks || "Gracias: recibimos tus respuestas" };
    },
  };

  /** 404 for an unknown or archived form, and for a link that was made for nobody. */
  async function open(ctx: PublicCtx, code: string, token: string | undefined): Promise<OpenForm> {
    const found = FORM_CODE.test(code) ? await readTogether(ctx, (tx) => formAt(tx, code)) : undefined;
    if (!found) throw notFound(NO_FORM);
    const inside = tenantCtx(ctx, found.businessId, RESPONDENT);
    const contactId = token === undefined ? undefined : links.contactOf(found.businessId, found.id, token);
    const [form, contact] = await readTogether(inside, (tx) =>
      Promise.all([readForm(tx, found.id), contactId ? readLinkedContact(tx, contactId) : undefined]),
    );
    if (!form || (token !== undefined && !contact)) throw notFound(NO_FORM);
    if (form.is_archived) throw notFound(CLOSED);
    return { ctx: inside, form, contact };
  }

  /** 429 above the limit. */
  async function limit(
    ctx: PublicCtx,
    { ctx: { businessId }, form }: OpenForm,
    what: keyof typeof LIMITS,
    person?: string,
  ): Promise<void> {
    const most: { address: number; business: number; person?: number } = LIMITS[what];
    const limits: TryLimit[] = [];
    const add = (by: string, count: number | undefined, who: string[]) => {
      if (count) limits.push({ what: `form ${what} by ${by}`, who, most: count, withinMs: HOUR_MS });
    };
    if (countsAddresses) add("address", most.address, [ctx.from]);
    if (person) add("person", most.person, [businessId, form.id, person]);
    add("business", most.business, [businessId]);
    await limitTries(ctx, limits);
  }
}

function phoneOf({ form, contact }: OpenForm, { person }: NewFormAnswer): string | undefined {
  if (contact || !form.asks_contact) {
    if (person) throw invalid("answer.person", PERSON_UNASKED);
    return undefined;
  }
  if (!person) throw invalid("answer.person", NO_PERSON);
  return canonicalPhone(person.countryCode, person.whatsapp);
}

/** Returns the id of the answer. It is checked against the form as it is now. */
async function take(tx: Tx, ctx: TenantCtx, opened: OpenForm, answer: NewFormAnswer): Promise<string> {
  const form = await holdForm(tx, opened.form.id);
  if (!form) throw notFound(NO_FORM);
  if (form.is_archived) throw notFound(CLOSED);
  const known = await answerOfKey(tx, form.id, answer.key);
  if (known) return known;
  const { answers, faults, isStale } = checkAnswers(form.questions, answer.answers);
  if (isStale) throw conflict(CHANGED);
  const [fault] = faults;
  if (fault) {
    const errors = faults.map(({ questionId, message }) => ({ path: `answer.answers.${questionId}`, message }));
    throw new DomainError(422, fault.message, { errors });
  }
  if (answers.length === 0) throw new DomainError(422, "Responde al menos una pregunta");
  const contactId = await respondent(tx, ctx, { ...opened, form }, answer);
  const id = newId();
  const isNew = await insertAnswer(tx, {
    business_id: ctx.businessId,
    id,
    form_id: form.id,
    contact_id: contactId,
    key: answer.key,
    is_proved: opened.contact !== undefined,
    answers: JSON.stringify(answers),
    answered_at: new Date(ctx.now),
  });
  if (!isNew) return (await answerOfKey(tx, form.id, answer.key)) ?? id;
  await publish(tx, ctx, FormAnswered, { formId: form.id, answerId: id, contactId });
  await announce(tx, ctx, formAnswersChanged, { formId: form.id });
  return id;
}

/** A stranger's number finds its contact or makes one, and renames none that the business knows. */
async function respondent(tx: Tx, ctx: TenantCtx, opened: OpenForm, answer: NewFormAnswer): Promise<string | null> {
  const phone = phoneOf(opened, answer);
  if (phone === undefined || !answer.person) return opened.contact?.id ?? null;
  const at = new Date(ctx.now);
  const { contactId, isNew } = await findOrCreateContact(tx, ctx, { waId: phone, pushName: "", at });
  if (isNew) await nameContact(ctx, contactId, answer.person.name);
  await noteShown(tx, ctx, contactId, "Página de un formulario");
  return contactId;
}

function firstName({ client_name, client_push_name }: LinkedContact): string {
  return (client_name || client_push_name || "").trim().split(/\s+/)[0] ?? "";
}
