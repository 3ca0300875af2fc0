import { expect, test } from "vitest";
import { formattedName, type PlacedPhase, placeAfter, placeText, readPlace, writePlace } from "./phases.ts";

const phase = (name: string, ...scenarios: [string, PlacedPhase["scenarios"][number]["actionReference"]][]) => ({
  _id: name,
  formattedName: name,
  scenarios: scenarios.map(([each, actionReference]) => ({
    _id: `${name}/${each}`,
    formattedName: each,
    actionReference,
  })),
});
const PHASES: PlacedPhase[] = [
  phase("nuevos", ["llego", "entry"], ["pide", "contact_admin"]),
  phase("citas", ["agendo", "agendada"], ["cancelo", "cancelada"]),
  phase("clientes", ["vino", "asistida"], ["otra", "agendada"]),
];
const at = (phaseId: string, scenario: string) => ({ phaseId, scenarioId: `${phaseId}/${scenario}` });

test.each([
  ["Cita por confirmar", "cita_por_confirmar"],
  ["  ¡Ya vino!  ", "ya_vino"],
  ["Niños (0–3)", "ninos_0_3"],
  ["—", ""],
])("%j is written %j", (name, written) => expect(formattedName(name)).toBe(written));

test.each([
  [null, "agendada", at("citas", "agendo")],
  [at("nuevos", "llego"), "agendada", at("citas", "agendo")],
  [at("clientes", "vino"), "agendada", at("clientes", "otra")],
  [at("clientes", "vino"), "cancelada", at("citas", "cancelo")],
  [at("citas", "agendo"), "cancelada", at("citas", "cancelo")],
  [at("citas", "agendo"), "no_asistida", null],
] as const)("from %o, %s leads to %o", (present, action, place) => {
  expect(placeAfter(PHASES, present, action)).toEqual(place);
});

test("a place is written by names and read again", () => {
  expect(writePlace(PHASES, at("citas", "cancelo"))).toBe("citas.cancelo");
  expect(writePlace(PHASES, null)).toBe("sin_fase.ninguno");
  expect(readPlace(PHASES, "citas.cancelo")).toEqual(at("citas", "cancelo"));
  for (const other of ["", "citas", "citas.vino", "sin_fase.ninguno"]) expect(readPlace(PHASES, other)).toBeNull();
});

test.each([
  ["citas.agendo", "Citas · Agendó"],
  ["citas.ya_no_esta", "Citas · ya no esta"],
  ["otra_fase.agendo", "otra fase · agendo"],
  ["sin_fase.ninguno", "Sin fase"],
])("%s is shown as %s", (written, shown) => {
  const scenarios = [{ name: "Agendó", formattedName: "agendo" }];
  expect(placeText([{ name: "Citas", formattedName: "citas", scenarios }], written)).toBe(shown);
});
