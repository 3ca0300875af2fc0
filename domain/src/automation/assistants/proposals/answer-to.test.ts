import { expect, test } from "vitest";
import { answerTo } from "./answer-to.ts";
import type { AppointmentEffect, OrderDraft, ReminderDraft } from "./schema.ts";

const ID = "0192f000-0000-7000-8000-000000000000";
const place = { serviceId: ID, specialistId: ID, branchId: ID, start: 0 };
const EFFECTS: Record<string, AppointmentEffect> = {
  book: { kind: "book", place, clientName: null, attendeeName: null },
  reschedule: { kind: "reschedule", appointmentId: ID, place },
  cancel: { kind: "cancel", appointmentId: ID },
  confirm: { kind: "confirm", appointmentId: ID },
};
const shown = {
  serviceName: "Corte de dama",
  price: "$350",
  day: "2026-11-27",
  time: "09:00",
  specialistName: "Marta Solís",
  branchName: "Centro",
  branchAddress: "Juárez 5",
};

test.each([
  ["book", "sí", "agrees"],
  ["book", "va, el viernes a las 9 con Marta", "agrees"],
  ["book", "sí, a las 9:30", "changes"],
  ["book", "No, gracias", "declines"],
  ["book", "sí, cancélala", "unclear"],
  ["book", "sí, cámbiala", "unclear"],
  ["book", "...", "unclear"],
  ["book", "", "unclear"],
  ["reschedule", "sí, cámbiala", "agrees"],
  ["reschedule", "sí, cancélala", "unclear"],
  ["cancel", "sí, cancélala por favor", "agrees"],
  ["cancel", "sí, quiero cancelar", "agrees"],
  ["cancel", "confirmo mi cita", "unclear"],
  ["cancel", "sí, ahí estaré", "unclear"],
  ["cancel", "sí voy", "unclear"],
  ["cancel", "así déjala", "unclear"],
  ["confirm", "sí, ahí estaré", "agrees"],
  ["confirm", "sí, cancélala", "unclear"],
])("to %s, «%s»: %s", (kind, text, answer) => {
  expect(answerTo({ sideEffect: EFFECTS[kind] as AppointmentEffect, shown }, [text], "2026-11-23")).toBe(answer);
});

test("all that was written since counts together", () => {
  const draft = { sideEffect: EFFECTS.book as AppointmentEffect, shown };
  expect(answerTo(draft, ["sí", "gracias"], "2026-11-23")).toBe("agrees");
  expect(answerTo(draft, ["sí", "pero a las 10"], "2026-11-23")).toBe("changes");
  expect(answerTo(draft, ["sí", "no, espera"], "2026-11-23")).not.toBe("agrees");
});

const reminded = { day: "2026-11-24", time: "09:00", about: "que traiga los estudios" };
const REMINDERS: Record<string, ReminderDraft> = {
  create: { sideEffect: { kind: "create_reminder", at: 0, about: reminded.about }, shown: reminded },
  cancel: { sideEffect: { kind: "cancel_reminder", reminderId: ID }, shown: reminded },
};

test.each([
  ["create", "sí", "agrees"],
  ["create", "sí, por favor", "agrees"],
  ["create", "sí, mañana a las 9", "agrees"],
  ["create", "sí, pero a las 10", "changes"],
  ["create", "no", "declines"],
  ["create", "sí, pero cancélalo", "changes"],
  ["create", "sí, cancélalo", "unclear"],
  ["cancel", "sí", "agrees"],
  ["cancel", "sí, cancélalo", "agrees"],
  ["cancel", "sí, déjalo así", "unclear"],
  ["cancel", "no", "declines"],
])("to %s a reminder, «%s»: %s", (kind, text, answer) => {
  expect(answerTo(REMINDERS[kind] as ReminderDraft, [text], "2026-11-23")).toBe(answer);
});

const CREAM = { name: "Shampoo 2 en 1 sin sal", quantity: 2, price: 180 };
const ordered = (items: OrderDraft["shown"]["items"]): OrderDraft["shown"] => ({
  items,
  total: items.reduce((sum, { quantity, price }) => sum + quantity * (price ?? 0), 0),
  ...{ day: "2026-11-27", time: "17:30", address: "Juárez 5", note: "" },
});
const ORDERS: Record<string, OrderDraft> = {
  two: {
    sideEffect: { kind: "place_order", items: [], day: null, time: null, address: "", note: "" },
    shown: ordered([CREAM]),
  },
  one: {
    sideEffect: { kind: "place_order", items: [], day: null, time: null, address: "", note: "" },
    shown: ordered([{ ...CREAM, quantity: 1 }]),
  },
  mixed: {
    sideEffect: { kind: "place_order", items: [], day: null, time: null, address: "", note: "" },
    shown: ordered([CREAM, { name: "Gel fuerte", quantity: 1, price: 95 }]),
  },
  cancel: { sideEffect: { kind: "cancel_order", orderId: ID }, shown: ordered([CREAM]) },
};

test.each([
  ["two", "sí", "agrees"],
  ["two", "sí, por favor", "agrees"],
  ["two", "sí, confirmo mi pedido", "agrees"],
  // a lone number may be an hour
  ["two", "sí, 2", "unclear"],
  ["two", "sí, el viernes", "agrees"],
  ["two", "sí, una", "unclear"],
  ["two", "sí, el sábado", "changes"],
  ["two", "sí, pero sin sal", "changes"],
  ["two", "no", "declines"],
  ["one", "sí, 2", "changes"],
  ["one", "sí, dos", "changes"],
  ["one", "sí, y otro", "changes"],
  ["one", "sí, otro más", "changes"],
  ["mixed", "sí, 2", "unclear"],
  ["mixed", "sí, solo el gel", "unclear"],
  ["mixed", "sí, cancélalo", "unclear"],
  ["cancel", "sí, cancélalo", "agrees"],
  ["cancel", "sí, déjalo así", "unclear"],
])("to an order of %s, «%s»: %s", (which, text, answer) => {
  const given = answerTo(ORDERS[which] as OrderDraft, [text], "2026-11-23");
  // an order without agreement is not placed, whatever it is called
  expect(given === "agrees" || given === "declines" ? given : "other").toBe(
    answer === "agrees" || answer === "declines" ? answer : "other",
  );
});
