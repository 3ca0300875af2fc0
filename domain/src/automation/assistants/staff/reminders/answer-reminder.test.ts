// Reminders of the business's own people: how their words are read, what the assistant asks, and what a yes plans.
import { expect, test } from "vitest";
import { NewCapabilities } from "../../capabilities/schema.ts";
import { knownWords } from "../../engine/parse/words/known-words.ts";
import { answerStaff } from "../answer-staff.ts";
import { readErrand } from "../errand.ts";
import { PENDING_MS, readStaffMemory, type StaffMemory } from "../schema.ts";
import type { StaffFacts } from "../staff-facts.ts";

const TODAY = "2026-11-23"; // a Monday
const catalogue = {
  services: [],
  branches: [],
  specialists: [{ id: "marta", name: "Marta Solís", branchId: "centro" }],
};
const words = knownWords(catalogue);
const REMINDERS = [
  { id: "luz", day: "2026-11-24", time: "09:00", about: "pagar la luz" },
  { id: "proveedor", day: "2026-11-25", time: "18:00", about: "llamar al proveedor" },
];
const usual: StaffFacts = {
  today: TODAY,
  time: "09:30",
  now: 1_000_000,
  isHeard: false,
  capabilities: NewCapabilities.parse({ createReminders: true, getAppointmentsByDate: true }),
  may: { view: true, status: false, block: false },
  appointments: [],
  specialists: catalogue.specialists,
  ownSpecialistId: null,
  reminders: [],
};
const ask = (text: string, memory: StaffMemory = readStaffMemory(null), facts: Partial<StaffFacts> = {}) =>
  answerStaff(readErrand([text], { ...catalogue, words }, { day: TODAY, time: "09:30" }), memory, {
    ...usual,
    ...facts,
  });
const pendingOf = ({ memory }: { memory: StaffMemory }) => memory.pending?.what;

test.each([
  ["recuérdame mañana a las 9 llamar al proveedor", "2026-11-24", "09:00", "llamar al proveedor"],
  ["Recuérdame el viernes a las 5 que hay que pagar la luz", "2026-11-27", "17:00", "hay que pagar la luz"],
  ["recuérdame pagar la renta el 1 de diciembre a las 10 am, por favor", "2026-12-01", "10:00", "pagar la renta"],
  ["mañana a las 8 de la noche recuérdame cerrar caja", "2026-11-24", "20:00", "cerrar caja"],
  ["pon un recordatorio para el jueves a las 11:30: junta con Lupe", "2026-11-26", "11:30", "junta con Lupe"],
  ["recuérdame en 20 minutos sacar el tinte", TODAY, "09:50", "sacar el tinte"],
  ["recuérdame en 2 horas revisar el correo de ana@agata.mx", TODAY, "11:30", "revisar el correo de ana@agata.mx"],
  ["recuérdame a las 5 recoger el paquete", TODAY, "17:00", "recoger el paquete"],
  ["recuérdame a las 9 abrir la caja", TODAY, "21:00", "abrir la caja"],
  ["recuérdame mañana a las 9 confirmar la cita de las 11", "2026-11-24", "09:00", "confirmar la cita de las 11"],
  ["hay que comprar toallas, recuérdamelo mañana a las 10", "2026-11-24", "10:00", "hay que comprar toallas"],
])("%s", (text, day, time, about) => {
  const said = ask(text);
  expect(said.act).toBeNull();
  expect(pendingOf(said)).toEqual({ kind: "remind", day, time, about });
  expect(said.reply).toContain(`«${about}»?`);
});

test("it is planned after a plain yes that is written and in time, and as it was asked", () => {
  const { reply, memory } = ask("recuérdame mañana a las 9 llamar al proveedor");
  expect(reply).toBe(
    "¿Te recuerdo mañana martes 24 de noviembre a las 9:00 am: «llamar al proveedor»?\n\nResponde sí o no.",
  );
  const done = ask("sí", memory);
  expect(done.act).toEqual({ kind: "remind", day: "2026-11-24", time: "09:00", about: "llamar al proveedor" });
  expect(done.reply).toBe("Listo: te recuerdo mañana martes 24 de noviembre a las 9:00 am: «llamar al proveedor».");
  expect(ask("no", memory)).toMatchObject({ act: null, memory: { pending: null, asked: null } });
  expect(ask("sí", memory, { isHeard: true }).act).toBeNull();
  expect(ask("sí", memory, { now: usual.now + PENDING_MS + 1 }).act).toBeNull();
  expect(ask("sí", memory, { today: "2026-11-24", time: "09:00" })).toMatchObject({ act: null });
  expect(ask("sí", memory, { capabilities: NewCapabilities.parse({}) }).act).toBeNull();
});

test("another hour instead of a yes is asked about anew", () => {
  const { memory } = ask("recuérdame mañana a las 9 llamar al proveedor");
  expect(pendingOf(ask("mejor a las 10", memory))).toMatchObject({ day: "2026-11-24", time: "10:00" });
  expect(pendingOf(ask("el jueves", memory))).toMatchObject({ day: "2026-11-26", time: "09:00" });
});

test("what is missing is asked for, one thing after the other", () => {
  const about = ask("recuérdame algo mañana");
  expect(about.reply).toBe("¿A qué hora?");
  expect(pendingOf(ask("9", about.memory))).toMatchObject({ day: "2026-11-24", time: "09:00", about: "algo" });
  const nothing = ask("pon un recordatorio");
  expect(nothing.reply).toContain("¿Qué quieres que te recuerde?");
  const day = ask("llamar a los clientes de ayer", nothing.memory);
  expect(day.memory.asked).toMatchObject({ what: "remind" });
  const plain = ask("pagar la luz", nothing.memory);
  expect(plain.reply).toContain("¿Qué día y a qué hora?");
  expect(pendingOf(ask("mañana a las 9", plain.memory))).toMatchObject({ about: "pagar la luz", time: "09:00" });
  expect(ask("citas de hoy", plain.memory).reply).toContain("No hay citas");
});

test("an hour that has passed, a day in two years, and more words than fit are not asked about", () => {
  const past = ask("recuérdame hoy a las 8 am abrir");
  expect(past.reply).toBe("Esa hora ya pasó: dime otra.");
  expect(pendingOf(ask("a las 6", past.memory))).toMatchObject({ day: TODAY, time: "18:00", about: "abrir" });
  expect(ask("recuérdame el 3 de enero de 2029 a las 9 algo").reply).toContain("hasta dentro de un año");
  expect(ask(`recuérdame mañana a las 9 ${"palabra ".repeat(40)}`).reply).toContain("más corto");
  const many = Array.from({ length: 10 }, (_, at) => ({ ...REMINDERS[0]!, id: String(at) }));
  expect(ask("recuérdame mañana a las 9 algo", undefined, { reminders: many }).reply).toContain("Ya tienes 10");
});

test("beyond a day it says that WhatsApp may need a template", () => {
  expect(ask("recuérdame mañana a las 10 algo").reply).toContain("plantilla aprobada");
  expect(ask("recuérdame mañana a las 9 algo").reply).not.toContain("plantilla");
});

test("they are told in order, and taken back by number or by words after a yes", () => {
  const list = ask("mis recordatorios", undefined, { reminders: REMINDERS });
  expect(list.reply).toBe(
    "2 recordatorios:\n1. mañana martes 24 de noviembre a las 9:00 am: «pagar la luz»\n2. miércoles 25 de noviembre a las 6:00 pm: «llamar al proveedor»",
  );
  expect(ask("¿qué recordatorios tengo?").reply).toBe("No tienes recordatorios programados.");
  const second = ask("quita el recordatorio 2", list.memory, { reminders: REMINDERS });
  expect(second.reply).toMatch(
    /^¿Quito el recordatorio de miércoles 25 de noviembre a las 6:00 pm: «llamar al proveedor»\?/,
  );
  expect(ask("sí", second.memory, { reminders: REMINDERS }).act).toEqual({ kind: "forget", reminderId: "proveedor" });
  expect(ask("sí", second.memory).reply).toContain("ya salió o se quitó");
  const byWords = ask("cancela el recordatorio de la luz", undefined, { reminders: REMINDERS });
  expect(pendingOf(byWords)).toEqual({ kind: "forget", reminderId: "luz" });
  const which = ask("borra un recordatorio", undefined, { reminders: REMINDERS });
  expect(which.reply).toMatch(/^¿Cuál de estos\?\n1\. /);
  expect(pendingOf(ask("1", which.memory, { reminders: REMINDERS }))).toEqual({ kind: "forget", reminderId: "luz" });
});

test("switched off it is said; what is known already is no reminder", () => {
  const off = { capabilities: NewCapabilities.parse({ getAppointmentsByDate: true }) };
  for (const text of ["recuérdame mañana a las 9 algo", "mis recordatorios", "quita el recordatorio 1"])
    expect(ask(text, undefined, off).reply).toContain("no lo tengo permitido");
  expect(ask("recuérdame qué citas tengo hoy").reply).not.toContain("¿Te recuerdo");
  expect(ask("hola").reply).toContain("«recuérdame mañana a las 9 llamar al proveedor»");
});
