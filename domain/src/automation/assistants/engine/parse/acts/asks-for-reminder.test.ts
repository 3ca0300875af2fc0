import { expect, test } from "vitest";
import { fold } from "../../../../../kit/text.ts";
import { asksForReminder } from "./asks-for-reminder.ts";

test.each([
  "recuérdame mañana a las 9 que traiga los estudios",
  "Recuérdenme el lunes llevar mi identificación",
  "¿puedes recordarme tomar la pastilla a las 8?",
  "quiero un recordatorio para mañana",
  "cancela el recordatorio",
  "ponme un recordatorio el viernes",
])("'%s' asks for one", (text) => {
  expect(asksForReminder(fold(text))).toBe(true);
});

test.each([
  "recuérdame a qué hora es mi cita",
  "¿me recuerdas la dirección?",
  "recuérdame mi cita",
  "recuérdame por favor cuánto cuesta el tinte",
  "gracias por el recordatorio",
  "recibí su recordatorio",
  "ya no me acuerdo",
])("'%s' does not", (text) => {
  expect(asksForReminder(fold(text))).toBe(false);
});
