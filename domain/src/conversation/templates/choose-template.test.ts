import { expect, test } from "vitest";
import { type Candidate, chooseTemplate } from "./choose-template.ts";
import { purposeOf, SUGGESTIONS } from "./suggestions.ts";
import { templateIssues } from "./template-rules.ts";
import { fillVariables, variablesOf } from "./variables.ts";

function candidate(name: string, more: Partial<Candidate> = {}): Candidate {
  const words = { header: "", body: "Hola {{nombre}}, ven.", footer: "", buttons: [] };
  return { id: name, name, language: "es_MX", format: "NAMED", updatedAt: 1, ...words, ...more };
}
const quick = (...titles: string[]) => titles.map((text) => ({ type: "QUICK_REPLY", text }));
const wanted = (variables: Record<string, string>, ...titles: string[]) => ({
  purpose: "appointment_confirmation" as const,
  variables,
  buttons: titles.map((title) => ({ id: `id:${title}`, title })),
});

test("one that shows the buttons goes before a newer one, and a button is known by its words", () => {
  const newer = candidate("newer", { updatedAt: 9 });
  const fitting = candidate("fitting", { buttons: [{ type: "URL", text: "Ver" }, ...quick("cancelar", "SÍ", "Otra")] });
  const choice = chooseTemplate([newer, fitting], wanted({ nombre: "Ana" }, "Sí", "Cancelar"));
  expect(choice).toMatchObject({
    template: {
      name: "fitting",
      parameters: [{ name: "nombre", text: "Ana" }],
      payloads: [
        { index: 1, payload: "id:Cancelar" },
        { index: 2, payload: "id:Sí" },
      ],
    },
    text: "Hola Ana, ven.",
  });
  expect(chooseTemplate([newer, candidate("older")], wanted({ nombre: "Ana" }))).toMatchObject({
    template: { name: "newer" },
  });
});

test("one whose variables have no values is passed over; the reason names them", () => {
  const whole = candidate("whole", { body: "Ven el {{fecha}} a las {{hora}} aquí.", updatedAt: 9 });
  const values = { nombre: "Ana", fecha: "viernes" };
  expect(chooseTemplate([whole, candidate("plain")], wanted(values))).toMatchObject({ template: { name: "plain" } });
  expect(chooseTemplate([whole], wanted(values))).toEqual({
    reason: expect.stringContaining("«whole» le faltó {{hora}}"),
  });
  expect(chooseTemplate([], wanted(values))).toEqual({ reason: expect.stringContaining("plantilla aprobada") });
});

test("values stand on one line, numbered parameters have no name, and no value is looked up in the object's own", () => {
  const numbered = candidate("numbered", { format: "POSITIONAL", body: "A {{1}} y {{2}}, {{1}}." });
  const choice = chooseTemplate([numbered], wanted({ 1: "uno\n\n dos", 2: "tres" }));
  expect(choice).toMatchObject({
    template: {
      parameters: [
        { name: null, text: "uno dos" },
        { name: null, text: "tres" },
      ],
    },
    text: "A uno dos y tres, uno dos.",
  });
  expect(fillVariables("x {{constructor}} y {{ nombre }}", { nombre: "{{hora}}" })).toBe("x  y hora");
});

test("the suggestions keep the rules, and are known by their names", () => {
  for (const { purpose, name, body } of SUGGESTIONS) {
    expect(templateIssues({ purpose, body, footer: "", examples: {} })).toEqual([]);
    expect(purposeOf(`${name}_2`, variablesOf(body))).toBe(purpose);
  }
  expect(purposeOf("cita_agendada", ["1"])).toBeNull();
  expect(purposeOf("hello_world", [])).toBeNull();
});
