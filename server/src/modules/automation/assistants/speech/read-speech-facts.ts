// Reads the current rows that a turn's sentences are written from; only the rows that an act needs.
import { type ContactMessage, nameToRepeat } from "@mostrador/domain/automation/assistants/proposals/written-names.ts";
import { readCustomer } from "@mostrador/domain/automation/assistants/speech/customer-words.ts";
import { quotesOf } from "@mostrador/domain/automation/assistants/speech/quotable.ts";
import type { Act, ActName } from "@mostrador/domain/automation/assistants/speech/schema.ts";
import type { Search, SpeechFacts } from "@mostrador/domain/automation/assistants/speech/speech-facts.ts";
import { isOfRowsAlone, isThanks } from "@mostrador/domain/automation/assistants/speech/what-they-want.ts";
import { toolOrders, toolProducts } from "../orders/orders.ts";
import { toolReminders } from "../reminders/reminders.ts";
import { toolAppointments } from "../tools/appointments.ts";
import { toolBranches, toolServices, toolSpecialists } from "../tools/catalogue.ts";
import { toolItems } from "../tools/items.ts";
import { toolPackages } from "../tools/packages.ts";
import type { TurnFacts } from "../turn/turn-facts.ts";
import { freeSlots } from "./free-slots.ts";

const ENDED = /^(cancelada|no_asistida|asistida|no_pagada)$/;

export async function readSpeechFacts(
  turn: TurnFacts,
  acts: readonly Act[],
  /** `said`: the conversation with this turn. `isOpening`: the assistant said nothing yet. */
  { search, said, isOpening }: { search: Search | null; said: readonly ContactMessage[]; isOpening: boolean },
): Promise<SpeechFacts> {
  const { scene, chosen } = turn;
  const found = new Set(search ? [...search.output.slots, ...search.output.alternatives].map(({ ref }) => ref) : []);
  const refs = acts.flatMap(({ slots = [] }) => slots).filter((ref) => !found.has(ref));
  const takesReminders = scene.capabilities.createReminders && acts.some(({ act }) => act === "reminders");
  const takesOrders = (act: ActName) => scene.capabilities.createOrders && acts.some((each) => each.act === act);
  const [services, branches, specialists, appointments, slots, reminders, products, orders, items, packages] =
    await Promise.all([
      toolServices(scene).then((told) => told.services),
      toolBranches(scene).then((told) => told.branches),
      toolSpecialists(scene).then((told) => told.specialists),
      toolAppointments(scene).then((told) => told.appointments),
      refs.length > 0 ? freeSlots(scene, refs) : [],
      takesReminders ? toolReminders(scene).then((told) => told.reminders) : null,
      takesOrders("products") ? toolProducts(scene).then((told) => told.products) : null,
      takesOrders("orders") ? toolOrders(scene).then((told) => told.orders) : null,
      acts.some(({ act }) => act === "items") ? toolItems(scene, {}).then((told) => told.items) : null,
      acts.some(({ act }) => act === "packages") ? toolPackages(scene).then((told) => told.packages) : null,
    ]);
  const { name, businessName, greeting, canBook } = turn.turn.assistant;
  const { texts, now } = turn.turn;
  return {
    services,
    branches,
    specialists,
    appointments: appointments.filter(({ status }) => !ENDED.test(status)),
    slots,
    ...(reminders ? { reminders } : {}),
    ...(products ? { products } : {}),
    ...(orders ? { orders } : {}),
    ...(items ? { items } : {}),
    ...(packages ? { packages } : {}),
    search,
    quotes: quotesOf(quotableOf(chosen)),
    now,
    contactName: turn.turn.contactName,
    nameToRepeat: turn.turn.contactName === null ? nameToRepeat(said) : null,
    assistant: {
      name,
      businessName,
      ...(greeting ? { greeting } : {}),
      personality: chosen.assistant.personality,
      canBook,
    },
    isOpening,
    isThanked: isThanks(texts),
    customer: texts.length > 0 ? readCustomer(texts, { services, branches, specialists }, now) : null,
    isOfRowsAlone: isOfRowsAlone(texts),
  };
}

/** The texts that the owner marked as quotable to customers word for word. */
export function quotableOf({ assistant }: Pick<TurnFacts["chosen"], "assistant">): string {
  return assistant.instructions.quotable ?? "";
}
