// Decides whether a customer's words agree to a proposal. A yes that names another side effect than the proposed one
// ('sí, cancélala' to a booking, 'sí, ahí estaré' to a cancellation) agrees to nothing.
import type { Day } from "../../../kit/calendar.ts";
import { fold } from "../../../kit/text.ts";
import { type Agreement, readAgreement } from "../engine/parse/acts/agreement.ts";
import { orderNames, saysOtherAmount } from "../orders/order-answer.ts";
import { type Draft, isOrderDraft, isReminderDraft } from "./schema.ts";

/** `texts`: everything that was written since the question. `today` is local to the business. */
export function answerTo(draft: Draft, texts: readonly string[], today: Day): Agreement {
  const { day, time } = draft.shown;
  const text = texts.join("\n");
  const when = { ...(day && { day }), ...(time && { time }) };
  const agreement = readAgreement(text, { today, ...when, names: namesOf(draft) });
  if (agreement === "agrees" && isOrderDraft(draft) && saysOtherAmount(draft, fold(text))) return "unclear";
  if (agreement === "agrees" && MOCKERY.test(fold(text))) return "unclear";
  return agreement === "agrees" && OTHER_EFFECT[draft.sideEffect.kind].test(fold(text)) ? "unclear" : agreement;
}

/** The details that a yes may repeat. */
function namesOf(draft: Draft): string[] {
  if (isOrderDraft(draft)) return orderNames(draft);
  if (isReminderDraft(draft)) return [draft.shown.about, ...REMINDER_WORDS[draft.sideEffect.kind]];
  const { serviceName, price, specialistName, branchName, clientName = "", attendeeName = "" } = draft.shown;
  return [serviceName, price, specialistName, branchName, clientName, attendeeName];
}

const REMINDER_WORDS = {
  create_reminder: ["el recordatorio", "recuérdame recuérdamelo prográmalo"],
  cancel_reminder: ["el recordatorio", "cancélalo"],
} as const;

/** 'Sí, ajá', 'ajá, cómo no': irony. */
const MOCKERY =
  /\b(?:si|claro|seguro)[ ,.]+aja\b|\baja[ ,.]+(?:si|claro|seguro|como no)\b|\bcomo no\b|\byo soy\b|\bni que fuera\b/;

const CANCELS = "cancel|anul|borr|elimin|quita";
const MOVES = "cambi|muev|mover|pasa(?:la|lo|me)|recorr|reagend|reprogram";
/** Words for another kind of proposal: 'sí, agéndala' to an order, 'sí, mándamelo' to an appointment. */
const BOOKS = "agend|reserv|cita\\b|turno\\b";
const ORDERS = "pedido|pidel|pidem|ordena|mandame|mandal|enviame|enviala|enviamel|comprar?\\b";
const REMINDS = "recuerda|recordatorio";
const OTHER_EFFECT: Readonly<Record<Draft["sideEffect"]["kind"], RegExp>> = {
  book: new RegExp(`\\b(?:${CANCELS}|${MOVES}|${ORDERS}|${REMINDS})`),
  reschedule: new RegExp(`\\b(?:${CANCELS}|${ORDERS}|${REMINDS})`),
  cancel: new RegExp(
    `\\b(?:${MOVES}|confirm|agend|apart|apunt|anot|reserv|dej|qued|asi\\b|igual|voy\\b|vamos\\b|ire\\b|llego|estare|vemos|cuent|espero|tom[oa]|quiero\\b(?! cancel))`,
  ),
  confirm: new RegExp(`\\b(?:${CANCELS}|${MOVES})`),
  create_reminder: new RegExp(`\\b(?:${CANCELS}|${MOVES}|${BOOKS}|${ORDERS})`),
  place_order: new RegExp(`\\b(?:${CANCELS}|${MOVES}|${BOOKS}|${REMINDS})`),
  cancel_order: new RegExp(`\\b(?:${MOVES}|confirm|dej|qued|asi\\b|igual|manda|envia|quiero\\b(?! cancel))`),
  cancel_reminder: new RegExp(`\\b(?:${MOVES}|recuerda|program|dej|qued|asi\\b|igual)`),
};
