import { describe, expect, test } from "vitest";
import { changedLines, judge } from "./judge.ts";
import type { Expectation, TestTurn } from "./schema.ts";
import { withoutPerson } from "./without-person.ts";

const CUT = "11111111-1111-4111-8111-111111111111";
const SERVICES = new Map([[CUT, "Corte de dama"]]);
const turn = (more: Partial<TestTurn>): TestTurn => ({
  text: "hola",
  reply: "",
  silence: "",
  engine: "integrado",
  effects: [],
  reasons: [],
  ...more,
});
const expects = (more: Partial<Expectation> & Pick<Expectation, "kind">): Expectation => ({
  text: "",
  topic: null,
  serviceId: null,
  time: null,
  ...more,
});
const booked = turn({
  reply: "Corte de dama cuesta $350. Te espero a las 10:00 am.",
  effects: [
    {
      kind: "book",
      text: "Agendaría: Corte de dama, mié 25 nov 10:00 con Marta",
      place: { serviceId: CUT, day: "2026-11-25", time: "10:00" },
    },
  ],
  reasons: [{ kind: "looked", text: "Buscó horarios de Corte de dama el mié 25 nov: 3 libres." }],
});

describe("what is expected", () => {
  test.each([
    [expects({ kind: "says", text: "CORTE de dáma" }), []],
    [expects({ kind: "says", text: "tinte" }), ["No dijo «tinte»."]],
    [expects({ kind: "not_says", text: "350" }), ["Dijo «350», y no debía."]],
    [expects({ kind: "about", topic: "price" }), []],
    [expects({ kind: "about", topic: "hours" }), []],
    [expects({ kind: "about", topic: "services" }), []],
    [expects({ kind: "about", topic: "slots" }), []],
    [expects({ kind: "about", topic: "appointments" }), ["No habló de las citas del cliente."]],
    [expects({ kind: "books", serviceId: CUT, time: "10:00" }), []],
    [
      expects({ kind: "books", serviceId: CUT, time: "11:00" }),
      ["Agendó otra cosa en lugar de Corte de dama a las 11:00: Agendaría: Corte de dama, mié 25 nov 10:00 con Marta."],
    ],
    [expects({ kind: "hands_over" }), ["No pasó la conversación a una persona."]],
    [expects({ kind: "no_effect" }), ["Hizo algo, y no debía: Agendaría: Corte de dama, mié 25 nov 10:00 con Marta."]],
  ])("%j", (expectation, failures) => {
    expect(judge([booked], [expectation], SERVICES)).toEqual(failures);
  });
});

test("a line is another where its answer or what it would do is", () => {
  expect(changedLines([turn({ reply: "a" }), booked], [turn({ reply: "b" }), booked])).toEqual([0]);
  expect(changedLines([turn({}), booked], [turn({})])).toEqual([1]);
});

test("who wrote is taken out of what was written", () => {
  const said = [
    "Soy Lupita Ríos, mi cel es +52 (222) 123-4567",
    "lupita@correo.mx, LUPITA, https://x.mx/a",
    "a las 10:30",
  ];
  expect(withoutPerson(said, ["Lupita Ríos", ""])).toEqual([
    "Soy Ana López, mi cel es 222 000 0000",
    "ana@ejemplo.mx, Ana, (enlace)",
    "a las 10:30",
  ]);
});
