// Decides whether a customer's words agree to a proposal. A yes that names another side effect than the proposed one
// ('sí, cancélala' to a booking, 'sí, ahí estaré' to a cancellation) agrees to nothing.
import type { Day } from "../../../kit/calendar.ts";
import type { EffectWord } from "../engine/lexicon/consent-words.ts";
import { readAnswer } from "../engine/parse/answer/answer-reading.ts";
import { orderNames, orderPhrases, saysOtherAmount } from "../orders/order-answer.ts";
import { type Agreement, agreementOf } from "./agreement.ts";
import { type Draft, isEnrollDraft, isOrderDraft, isReminderDraft } from "./schema.ts";

/** `texts`: everything that was written since the question. `today` is local to the business. */
export function answerTo(draft: Draft, texts: readonly string[], today: Day): Agreement {
  const phrases = isOrderDraft(draft) ? orderPhrases(draft) : [];
  const answer = readAnswer(texts, { today, names: namesOf(draft), phrases });
  const { day, time } = draft.shown;
  const agreement = agreementOf(answer, { today, day: day ?? undefined, time: time ?? undefined });
  if (agreement !== "agrees") return agreement;
  const isOther =
    answer.isMocking ||
    (isOrderDraft(draft) && saysOtherAmount(draft, answer.amounts)) ||
    OTHER_EFFECT[draft.sideEffect.kind].some((effect) => answer.effects.has(effect));
  return isOther ? "unclear" : "agrees";
}

/** The details that a yes may repeat. */
function namesOf(draft: Draft): string[] {
  if (isOrderDraft(draft)) return orderNames(draft);
  if (isEnrollDraft(draft)) return [draft.shown.courseName, draft.shown.price, draft.shown.place, ENROLL_WORDS];
  if (isReminderDraft(draft)) return [draft.shown.about, ...REMINDER_WORDS[draft.sideEffect.kind]];
  const { serviceName, price, specialistName, branchName, clientName = "", attendeeName = "" } = draft.shown;
  return [serviceName, price, specialistName, branchName, clientName, attendeeName];
}

const ENROLL_WORDS = "el curso inscríbeme inscríbame anótame apúntame confírmalo";
const REMINDER_WORDS = {
  create_reminder: ["el recordatorio", "recuérdame recuérdamelo prográmalo"],
  cancel_reminder: ["el recordatorio", "cancélalo"],
} as const;

/** Words for another kind of proposal: 'sí, agéndala' to an order, 'sí, mándamelo' to an appointment. */
const OTHER_EFFECT: Readonly<Record<Draft["sideEffect"]["kind"], readonly EffectWord[]>> = {
  book: ["cancels", "moves", "orders", "reminds"],
  reschedule: ["cancels", "orders", "reminds"],
  cancel: ["moves", "confirms", "keeps a place", "leaves", "comes", "wants"],
  confirm: ["cancels", "moves"],
  create_reminder: ["cancels", "moves", "books", "orders"],
  place_order: ["cancels", "moves", "books", "reminds"],
  enroll: ["cancels", "moves", "orders", "reminds"],
  cancel_order: ["moves", "confirms", "leaves", "sends", "wants"],
  cancel_reminder: ["moves", "plans a reminder", "leaves"],
};
