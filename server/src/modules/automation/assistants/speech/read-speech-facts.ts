// The rows that a turn's sentences are written from, as they are now; only those that an act needs are read.
import { quotesOf } from "@mostrador/domain/automation/assistants/speech/quotable.ts";
import type { Act, ActName } from "@mostrador/domain/automation/assistants/speech/schema.ts";
import type { Search, SpeechFacts } from "@mostrador/domain/automation/assistants/speech/speech-facts.ts";
import { isThanks } from "@mostrador/domain/automation/assistants/speech/what-they-want.ts";
import { toolOrders, toolProducts } from "../orders/orders.ts";
import { toolReminders } from "../reminders/reminders.ts";
import { toolAppointments } from "../tools/appointments.ts";
import { toolBranches, toolServices, toolSpecialists } from "../tools/catalogue.ts";
import type { TurnFacts } from "../turn/turn-facts.ts";
import { freeSlots } from "./free-slots.ts";

const COURTESY: ReadonlySet<ActName> = new Set([
  "greet",
  "thank",
  "welcome",
  "sorry",
  "bye",
  "words",
  "introduce",
  "unknown",
]);
const ENDED = /^(cancelada|no_asistida|asistida|no_pagada)$/;

export async function readSpeechFacts(
  turn: TurnFacts,
  acts: readonly Act[],
  /** `isOpening`: the assistant said nothing yet. */
  { search, isOpening }: { search: Search | null; isOpening: boolean },
): Promise<SpeechFacts> {
  const { scene, chosen } = turn;
  const needsRows = acts.some(({ act }) => !COURTESY.has(act));
  const found = new Set(search ? [...search.output.slots, ...search.output.alternatives].map(({ ref }) => ref) : []);
  const refs = acts.flatMap(({ slots = [] }) => slots).filter((ref) => !found.has(ref));
  const takesReminders = scene.capabilities.createReminders && acts.some(({ act }) => act === "reminders");
  const takesOrders = (act: ActName) => scene.capabilities.createOrders && acts.some((each) => each.act === act);
  const [services, branches, specialists, appointments, slots, reminders, products, orders] = await Promise.all([
    needsRows ? toolServices(scene).then((told) => told.services) : [],
    needsRows ? toolBranches(scene).then((told) => told.branches) : [],
    needsRows ? toolSpecialists(scene).then((told) => told.specialists) : [],
    needsRows ? toolAppointments(scene).then((told) => told.appointments) : [],
    refs.length > 0 ? freeSlots(scene, refs) : [],
    takesReminders ? toolReminders(scene).then((told) => told.reminders) : null,
    takesOrders("products") ? toolProducts(scene).then((told) => told.products) : null,
    takesOrders("orders") ? toolOrders(scene).then((told) => told.orders) : null,
  ]);
  const { name, businessName, greeting } = turn.turn.assistant;
  return {
    services,
    branches,
    specialists,
    appointments: appointments.filter(({ status }) => !ENDED.test(status)),
    slots,
    ...(reminders ? { reminders } : {}),
    ...(products ? { products } : {}),
    ...(orders ? { orders } : {}),
    search,
    quotes: quotesOf(ownTexts(chosen)),
    now: turn.turn.now,
    contactName: turn.turn.contactName,
    assistant: { name, businessName, ...(greeting ? { greeting } : {}), personality: chosen.assistant.personality },
    isOpening,
    isThanked: isThanks(turn.turn.texts),
  };
}

/** What the business wrote, where a customer may be told of it. */
export function ownTexts({ assistant, business }: TurnFacts["chosen"]) {
  const { greeting, preSale, postSale } = assistant.instructions;
  return { greeting, before: preSale, after: postSale, description: business.description };
}
