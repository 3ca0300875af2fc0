import type { State } from "@mostrador/domain/automation/assistants/engine/state/schema.ts";
import { freshState, offeredIn } from "@mostrador/domain/automation/assistants/engine/state/state.ts";
import { takeTurn } from "@mostrador/domain/automation/assistants/engine/take-turn.ts";
import { choicesOf } from "@mostrador/domain/automation/assistants/offers/choices-of.ts";
import { shapeOf, wordsOfId } from "@mostrador/domain/conversation/inbox/choices.ts";
import { describe, expect, it, test } from "vitest";
import { PLANS } from "./shops/plans.ts";
import { openShop } from "./shops/shop.ts";

const NOW = { day: "2026-11-23", time: "10:00" };

/** One turn of the built-in engine, and the choices of its reply that can be pressed. */
function answer(plan: keyof typeof PLANS, memory: State, said: string) {
  const shop = openShop(PLANS[plan], NOW);
  const talk = takeTurn(memory, {
    texts: [said],
    now: NOW,
    contactName: "Carmen Díaz",
    assistant: {
      name: "Luna",
      businessName: PLANS[plan].business,
      canBook: true,
      canReschedule: true,
      canCancel: true,
      mayProposeBooking: true,
      lookAheadDays: 14,
    },
  });
  let step = talk.next();
  while (!step.done) step = talk.next(shop.answer(step.value));
  const { reply, memory: after } = step.value;
  const slots = offeredIn(after);
  const choices = choicesOf(reply ?? "", {
    services: after.shop?.services ?? [],
    specialists: after.shop?.specialists ?? [],
    slots,
    today: NOW.day,
  });
  return { reply: reply ?? "", after, choices };
}

/** With one service there is nothing to choose. */
const plans = (Object.keys(PLANS) as (keyof typeof PLANS)[]).filter((plan) => PLANS[plan].services.length > 1);

describe.each(plans)("%s", (plan) => {
  const services = () => answer(plan, freshState, "¿qué servicios tienen?");

  it("offers its services, and a press says the whole name", () => {
    const { choices, after } = services();
    expect(choices.length).toBeGreaterThan(1);
    for (const { id } of choices) {
      const name = wordsOfId(id);
      expect(after.shop?.services.map((service) => service.name)).toContain(name);
    }
  });

  it("takes each hour that it offers, however it is pressed", () => {
    const names = services().after.shop?.services.map(({ name }) => name) ?? [];
    for (const name of names.slice(0, 4)) {
      for (const when of ["", " mañana", " el viernes por la tarde", " el jueves a las 11"]) {
        const { reply, after, choices } = answer(plan, freshState, `quiero una cita de ${name}${when}`);
        const offered = offeredIn(after);
        if (offered.length < 2) continue;
        expect([reply, choices.length]).toEqual([reply, offered.length]);
        for (const [index, { id }] of choices.entries()) {
          const next = answer(plan, after, wordsOfId(id) ?? "");
          const { day, time, specialistId } = offered[index]!;
          expect([id, slotIn(next.after)]).toEqual([id, expect.objectContaining({ day, time })]);
          if (/ con /.test(id)) expect(slotIn(next.after)?.specialistId).toBe(specialistId);
        }
      }
    }
  });
});

function slotIn({ focus }: State) {
  return "slot" in focus ? focus.slot : null;
}

const slot = (day: string, time: string, specialistId = "ana") => ({
  ref: `${day}${time}${specialistId}`,
  day,
  time,
  specialistId,
  branchId: "centro",
  serviceId: "corte",
});
const none = { services: [], specialists: [], slots: [], today: "2026-11-23" };

test("hours of several days carry their day, short enough for a button, and never 'mañana' in what they say", () => {
  const slots = [slot("2026-11-24", "10:30"), slot("2026-11-26", "17:00")];
  const reply =
    "Para Corte tengo:\n• mañana martes 24 de noviembre, 10:30 am\n• jueves 26 de noviembre, 5:00 pm\n¿Te queda alguno?";
  const choices = choicesOf(reply, { ...none, slots });
  expect(choices).toEqual([
    { id: "di:martes 24 de noviembre a las 10:30 am", title: "mar 24 nov, 10:30 am" },
    { id: "di:jueves 26 de noviembre a las 5:00 pm", title: "jue 26 nov, 5:00 pm" },
  ]);
  expect(shapeOf("whatsapp", reply, choices)).toBe("buttons");
});

test("the same hour of two days is told apart by its place in the list", () => {
  const slots = [slot("2026-11-26", "09:00"), slot("2026-11-24", "09:00")];
  const reply = "Tengo:\n• jueves 26 de noviembre, 9:00 am\n• 9:00 am con Ana\n¿Cuál?";
  expect(choicesOf(reply, { ...none, slots }).map(({ id }) => id)).toEqual([
    "di:jueves 26 de noviembre a las 9:00 am",
    "di:martes 24 de noviembre a las 9:00 am con Ana",
  ]);
});

test("who is free at the hour is a choice of people", () => {
  const slots = [slot("2026-11-26", "17:00", "ana"), slot("2026-11-26", "17:00", "bea")];
  const specialists = ["Ana", "Bea"].map((name) => ({ id: name.toLowerCase(), name, branchId: "centro" }));
  const reply =
    "Para Corte el jueves 26 de noviembre a las 5:00 pm te pueden atender:\n• Ana\n• Bea\n¿Con quién te agendo?";
  expect(choicesOf(reply, { ...none, specialists, slots })).toEqual([
    { id: "di:jueves 26 de noviembre a las 5:00 pm con Ana", title: "Ana" },
    { id: "di:jueves 26 de noviembre a las 5:00 pm con Bea", title: "Bea" },
  ]);
});

test("the facts of a booking, a list of appointments and a single line are no choice", () => {
  const services = [
    {
      id: "corte",
      name: "Corte",
      description: "",
      price: "$350",
      durationMinutes: 60,
      specialistIds: [],
      branchIds: [],
    },
  ];
  const known = { ...none, services, slots: [slot("2026-11-26", "17:00")] };
  for (const reply of [
    "Te confirmo:\n• Corte ($350)\n• Jueves 26 de noviembre a las 5:00 pm\n• Con Ana\n¿Es correcto?",
    "Tienes estas citas:\n• Corte el jueves 26 de noviembre a las 5:00 pm con Ana\n• Corte el viernes 27 de noviembre a las 5:00 pm con Ana",
    "Tengo:\n• 5:00 pm\n¿Te queda?",
    "Hola, ¿en qué te ayudo?",
  ])
    expect(choicesOf(reply, known)).toEqual([]);
});
