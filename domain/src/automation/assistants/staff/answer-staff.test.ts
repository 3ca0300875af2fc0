// What the people of a business write to their assistant, and how it answers.
import { expect, test } from "vitest";
import { NewCapabilities } from "../capabilities/schema.ts";
import { knownWords } from "../engine/parse/words/known-words.ts";
import { answerStaff, daysWanted } from "./answer-staff.ts";
import { readErrand } from "./errand.ts";
import type { ListedAppointment } from "./find-listed.ts";
import { PENDING_MS, readStaffMemory, type StaffMemory } from "./schema.ts";
import type { StaffFacts } from "./staff-facts.ts";

const TODAY = "2026-11-23"; // a Monday
const specialists = [
  { id: "marta", name: "Marta Solís", branchId: "centro" },
  { id: "luis", name: "Luis Peña", branchId: "centro" },
];
const services = [
  {
    id: "cut",
    name: "Corte",
    description: "",
    price: "$350",
    durationMinutes: 60,
    specialistIds: ["marta"],
    branchIds: ["centro"],
  },
];
const branches = [{ id: "centro", name: "Centro", address: "Calle 1", city: "Puebla", mapsUrl: "", hours: {} }];
const catalogue = { services, branches, specialists };
const words = knownWords(catalogue);
const appointment = (
  id: string,
  time: string,
  clientName: string,
  more: Partial<ListedAppointment> = {},
): ListedAppointment => ({
  id,
  day: TODAY,
  time,
  clientName,
  serviceName: "Corte",
  specialistId: "marta",
  specialistName: "Marta Solís",
  status: "agendada",
  ...more,
});
const DAY = [
  appointment("ana", "10:00", "Ana López"),
  appointment("beto", "16:00", "Beto Ruiz"),
  appointment("rosa", "17:30", "Rosa Ruiz", { specialistId: "luis", specialistName: "Luis Peña" }),
];
const capabilities = NewCapabilities.parse({
  getAppointmentsByDate: true,
  updateAppointmentStatus: true,
  createBlockSchedules: true,
});
const usual: StaffFacts = {
  today: TODAY,
  time: "09:00",
  now: 1_000_000,
  isHeard: false,
  capabilities,
  may: { view: true, status: true, block: true },
  appointments: DAY,
  specialists,
  ownSpecialistId: null,
  reminders: [],
};
const errandOf = (text: string) => readErrand([text], { ...catalogue, words }, { day: TODAY, time: "09:00" });
const ask = (text: string, memory: StaffMemory = readStaffMemory(null), facts: Partial<StaffFacts> = {}) =>
  answerStaff(errandOf(text), memory, { ...usual, ...facts });

test.each([
  ["citas de hoy", "2026-11-23", "2026-11-23"],
  ["¿qué tengo mañana?", "2026-11-24", "2026-11-24"],
  ["quién viene el viernes", "2026-11-27", "2026-11-27"],
  ["mi agenda", "2026-11-23", "2026-11-23"],
])("%s", (text, from, to) => {
  expect(errandOf(text).kind).toBe("agenda");
  expect(daysWanted(errandOf(text), readStaffMemory(null), TODAY)).toEqual({ from, to });
});

test("a day is told as a numbered list, and remembered so", () => {
  const { reply, memory } = ask("citas de hoy");
  expect(reply).toContain(
    "3 citas, hoy lunes 23 de noviembre:\n1. 10:00 am Ana López: Corte, con Marta Solís (agendada)",
  );
  expect(memory.listed).toEqual(["ana", "beto", "rosa"]);
  expect(ask("citas de hoy de Luis").reply).toContain("1 cita");
  expect(ask("citas de hoy", undefined, { appointments: [] }).reply).toBe("No hay citas: hoy lunes 23 de noviembre.");
});

test.each([
  ["Ana no vino", "ana", "no_asistida"],
  ["la de las 4 sí asistió", "beto", "asistida"],
  ["la 3 no llegó", "rosa", "no_asistida"],
  ["confirma la cita de Rosa", "rosa", "confirmada"],
  ["cancela la de las 10", "ana", "cancelada"],
  ["Beto ya llegó", "beto", "asistida"],
])("%s", (text, id, status) => {
  const { memory, act } = ask(text, ask("citas de hoy").memory);
  expect(act).toBeNull();
  expect(memory.pending?.what).toEqual({ kind: "status", appointmentId: id, day: TODAY, status });
});

test("whom it cannot tell apart it asks for, and takes the answer by number or name", () => {
  const { reply, memory } = ask("Ruiz no vino");
  expect(reply).toContain("¿Cuál de estas?\n1. 4:00 pm Beto Ruiz");
  expect(ask("2", memory).memory.pending?.what).toMatchObject({ appointmentId: "rosa", status: "no_asistida" });
  expect(ask("Beto", memory).memory.pending?.what).toMatchObject({ appointmentId: "beto" });
});

test("only a plain yes, in time, to what still stands, does anything", () => {
  const { memory } = ask("Ana no vino");
  expect(ask("sí", memory).act).toMatchObject({ kind: "status", appointmentId: "ana" });
  expect(ask("no", memory)).toMatchObject({ act: null, memory: { pending: null } });
  expect(ask("sí, pero a las 5", memory).act).toBeNull();
  expect(ask("sí", memory, { now: usual.now + PENDING_MS + 1 }).reply).toContain("venció");
  expect(ask("sí", memory, { appointments: [appointment("ana", "11:00", "Ana López")] }).reply).toContain("cambió");
  expect(ask("sí", memory, { may: { ...usual.may, status: false } }).act).toBeNull();
  expect(ask("sí").act).toBeNull();
});

test("a yes that was heard does nothing, and what it would agree to waits for a written one", () => {
  const { memory } = ask("Ana no vino");
  const heard = ask("sí", memory, { isHeard: true });
  expect(heard).toMatchObject({ act: null, memory: { pending: { what: { appointmentId: "ana" } } } });
  expect(heard.reply).toMatch(/^Para hacer un cambio necesito que me lo confirmes por escrito\.\n\n¿Marco/);
  expect(ask("sí", heard.memory).act).toMatchObject({ kind: "status" });
});

test("a block needs a day, hours and somebody", () => {
  expect(ask("bloquea la agenda").reply).toContain("¿Qué día?");
  expect(ask("bloquea mañana").reply).toContain("¿De qué hora a qué hora?");
  const { reply, memory } = ask("bloquea mañana de 2 a 4");
  expect(reply).toBe("¿Para quién? Marta Solís y Luis Peña, o «todos».");
  const asked = ask("Luis", memory);
  expect(asked.reply).toContain("¿Bloqueo mañana martes 24 de noviembre de 2:00 pm a 4:00 pm para Luis Peña?");
  expect(ask("sí", asked.memory).act).toEqual({
    kind: "block",
    day: "2026-11-24",
    from: "14:00",
    to: "16:00",
    specialistIds: ["luis"],
  });
  expect(ask("todos", memory).memory.pending?.what).toMatchObject({ specialistIds: ["marta", "luis"] });
  const own = ask("bloquea mañana de 2 a 4", undefined, { ownSpecialistId: "marta" });
  expect(own.memory.pending?.what).toMatchObject({ specialistIds: ["marta"] });
  expect(ask("bloquea el viernes todo el día con Marta").memory.pending?.what).toMatchObject({
    from: "00:00",
    to: "24:00",
  });
});

test("what is switched off, or not theirs, is said and not done", () => {
  const off = { capabilities: NewCapabilities.parse({}) };
  for (const text of ["citas de hoy", "Ana no vino", "bloquea mañana de 2 a 4"]) {
    expect(ask(text, undefined, off).reply).toContain("no lo tengo permitido");
    expect(ask(text, undefined, { may: { view: false, status: false, block: false } }).reply).toContain("Tu acceso");
  }
  expect(ask("cuéntame un chiste").reply).toContain("Esto puedo hacer por ti");
});

const TEN = Array.from({ length: 10 }, (_, at) =>
  appointment(`c${at}`, `1${at}:00`, at < 2 ? "Ruiz" : `Cliente ${at}`),
);

test.each(["sí", "si, esa", "ok", "la de siempre", "👍"])(
  "'%s' to two candidates leaves two, and marks none",
  (said) => {
    const first = ask("Ruiz no vino", undefined, { appointments: TEN });
    expect(first.memory.listed).toEqual(["c0", "c1"]);
    const next = ask(said, first.memory, { appointments: TEN });
    expect(next.act).toBeNull();
    expect(next.reply.match(/^\d+\. /gm) ?? []).toHaveLength(2);
    expect(next.memory.listed).toEqual(["c0", "c1"]);
    expect(ask("la 2", next.memory, { appointments: TEN }).reply).toContain("11:00 am");
  },
);

test("a no to the candidates ends it", () => {
  const first = ask("Ruiz no vino", undefined, { appointments: TEN });
  expect(ask("no", first.memory, { appointments: TEN })).toMatchObject({ act: null, memory: { asked: null } });
});

test.each([
  "cuánto vendimos hoy",
  "¿cuánto cobramos ayer?",
  "¿qué ingresos hubo esta semana?",
  "¿va a llover mañana?",
  "¿cuánto pagaron por la cita de hoy?",
  "cómo va el inventario",
  "¿cuántas propinas hubo el viernes?",
])("what is not known is said to be not known: %s", (said) => {
  const { reply, act } = ask(said);
  expect(act).toBeNull();
  expect(reply).toMatch(/^Eso no lo sé por aquí/);
});

test.each(["hoy", "¿y el viernes?", "mañana por la tarde", "y pasado mañana"])(
  "a day alone is its appointments: %s",
  (said) => {
    expect(errandOf(said).kind).toBe("agenda");
  },
);

test("cancelled ones are neither counted nor numbered, and are told where they are asked for", () => {
  const appointments = [...DAY, appointment("ida", "12:00", "Ida Mora", { status: "cancelada" })];
  const { reply, memory } = ask("citas de hoy", undefined, { appointments });
  expect(reply).toMatch(/^3 citas, hoy/);
  expect(reply).toMatch(/Hay 1 cancelada\.$/);
  expect(reply).not.toContain("Ida Mora");
  expect(memory.listed).toEqual(["ana", "beto", "rosa"]);
  const only = appointments.slice(3);
  expect(ask("citas de hoy", undefined, { appointments: only }).reply).toBe(
    "No hay citas: hoy lunes 23 de noviembre. Hay 1 cancelada.",
  );
  expect(ask("qué citas canceladas hay hoy", undefined, { appointments }).reply).toMatch(
    /^1 cita cancelada[\s\S]*Ida Mora/,
  );
});
