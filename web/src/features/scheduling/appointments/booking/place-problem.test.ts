import { expect, test } from "vitest";
import { nobodyProblem, type Place, placeProblem } from "./place-problem.ts";

const MONDAY = "2026-11-23";
const NONE = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const branch = {
  _id: "centro",
  name: "Centro",
  schedules: { ...NONE, monday: [{ from: "09:00", to: "18:00" }], frecuency: 30 },
  restSchedules: { ...NONE, monday: [{ from: "14:00", to: "15:00" }] },
} as never;
const person = {
  ...{ _id: "luis", name: "Luis Ortega", colorHex: "#000", isArchived: false },
  restSchedules: { ...NONE, monday: [{ from: "09:00", to: "10:00" }] },
};
const entry = (status: string, from: string, to: string) =>
  ({
    ...{
      _id: `${status} ${from}`,
      specialistId: "luis",
      status,
      title: "Comida",
      clientName: "Ana Pérez",
      attendeeName: null,
    },
    ...{ start: `${MONDAY}T${from}:00-06:00`, end: `${MONDAY}T${to}:00-06:00` },
  }) as never;
const known = {
  ...{ branch, person, service: undefined, ignoreId: null, now: { day: MONDAY, minute: 600 } },
  entries: [
    entry("agendada", "11:00", "12:00"),
    entry("cancelada", "12:00", "13:00"),
    entry("block", "16:00", "17:00"),
  ],
};
const at = (from: number, to: number, day = MONDAY): Place => ({
  ...{ day, from, to, branchId: "centro", specialistId: "luis" },
});
const say = (place: Place, more: object = {}) => placeProblem(place, { ...known, ...more })?.text ?? null;

test("who holds the hour is named, and it cannot be; what was cancelled or is edited stands in nobody's way", () => {
  expect(say(at(690, 750))).toBe(
    "Luis Ortega atiende a Ana Pérez de 11:00 am a 12:00 pm. Elige otra hora u otro especialista.",
  );
  expect(placeProblem(at(960, 990), known)).toMatchObject({ short: "Ocupado", isFinal: true });
  expect(say(at(720, 780))).toBe(null);
  expect(say(at(660, 720), { ignoreId: "agendada 11:00" })).toBe(null);
});

test("a place in a class is free until the class is full; its hour is taken for anything else", () => {
  const member = (index: number) => ({
    ...(entry("agendada", "11:00", "12:00") as object),
    ...{ _id: `m${index}`, serviceId: "yoga", branchId: "centro", capacity: 2 },
  });
  const service = { _id: "yoga", name: "Yoga", restSchedules: NONE, capacity: 2 };
  const yoga = { service, entries: [member(1)] };
  expect(say(at(660, 720), yoga)).toBe(null);
  expect(say(at(660, 720), { ...yoga, entries: [member(1), member(2)] })).toBe(
    "Esa clase ya no tiene lugares. Elige otra hora.",
  );
  expect(say(at(690, 750), yoga)).toContain("Luis Ortega atiende");
  expect(say(at(660, 720), { ...yoga, service: { ...service, _id: "corte", capacity: 1 } })).toContain("atiende");
});

test("minutes to prepare and clean up are kept free, those of a moved appointment itself too", () => {
  const around = [{ ...(entry("agendada", "11:00", "12:00") as object), minutesBefore: 10, minutesAfter: 15 }];
  const text =
    "Entre esa hora y otra cita de Luis Ortega no queda tiempo para la preparación o la limpieza. Elige otra hora u otro especialista.";
  expect(say(at(725, 760), { entries: around })).toBe(text);
  expect(say(at(735, 760), { entries: around })).toBe(null);
  const service = { name: "Tinte", restSchedules: NONE, minutesBefore: 30, minutesAfter: 0 };
  expect(say(at(735, 760), { entries: around, service })).toBe(text);
  expect(
    say(at(990 - 30, 990), { entries: [entry("block", "16:30", "17:00")], service: { ...service, minutesAfter: 5 } }),
  ).toBe(
    "Entre esa hora y el bloqueo «Comida» de Luis Ortega no queda tiempo para la preparación o la limpieza. Elige otra hora u otro especialista.",
  );
});

test("what is past, closed or a rest is asked about, with its reason", () => {
  const asked = "Al guardar te preguntamos si la agendas de todos modos.";
  expect(say(at(585, 630))).toBe(`Esa hora ya pasó. ${asked}`);
  expect(say(at(600, 660, "2026-11-24"))).toBe(`Centro no abre ese día. ${asked}`);
  expect(say(at(840, 870))).toBe(`Centro abre ese día de 9:00 am a 2:00 pm y de 3:00 pm a 6:00 pm. ${asked}`);
  const early = { now: { day: "2026-11-20", minute: 0 } };
  expect(say(at(540, 600), early)).toBe(
    `Luis Ortega trabaja ese día de 10:00 am a 2:00 pm y de 3:00 pm a 6:00 pm. ${asked}`,
  );
  expect(placeProblem(at(540, 600), { ...known, ...early })?.isFinal).toBe(false);
});

test("with whoever is free, an hour is taken where each of those who give the service has somebody", () => {
  const service = { name: "Corte", restSchedules: NONE };
  const other = { ...person, _id: "ana", name: "Ana", restSchedules: NONE };
  const { person: _person, ...rest } = { ...known, service };
  expect(nobodyProblem(at(690, 750), rest, [person, other])).toBe(null);
  expect(nobodyProblem(at(690, 750), rest, [person])).toMatchObject({
    text: "Nadie que dé «Corte» en Centro está libre a esa hora. Elige otra hora.",
    isFinal: true,
  });
  expect(nobodyProblem(at(840, 870), rest, [person, other])?.isFinal).toBe(false);
});
