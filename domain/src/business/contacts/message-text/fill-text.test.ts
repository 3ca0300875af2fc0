import { describe, expect, test } from "vitest";
import { fillText } from "./fill-text.ts";
import { VARIABLES } from "./variables.ts";

describe("a missing value is replaced by nothing and the sentence still reads", () => {
  test.each([
    ["Hola {{nombre}}, {{foo}}", "Hola"],
    ["Hola {{nombre}}, gracias", "Hola, gracias"],
    ["Hola, {{nombre}}. Te esperamos", "Hola. Te esperamos"],
    ["{{nombre}}, te esperamos", "Te esperamos"],
    ["¡{{nombre}}, ven pronto!", "¡Ven pronto!"],
    ["¡Gracias a ti, {{nombre}}! Aquí en {{negocio}} te esperamos.", "¡Gracias a ti! Aquí te esperamos."],
    ["Tu cita de {{servicio}} con {{especialista}} el {{fecha}} a las {{hora}} sigue", "Tu cita sigue"],
    ["Hola {{nombre}} y {{negocio}}.", "Hola."],
    ["Hola ({{nombre}}), qué tal", "Hola, qué tal"],
    ["Buen día.\n{{nombre}}: ya llegó", "Buen día.\nYa llegó"],
    ["De {{negocio}} para ti", "Para ti"],
    ["{{toString}}", ""],
  ])("%s", (text, filled) => expect(fillText(text, {})).toBe(filled));
});

test("values go where they are named, with one brace too, and a value of several lines keeps them", () => {
  const values = { nombre: "Ana", negocio: " Salón Aurora ", horarios: "\n• 10:00 am\n" };
  expect(fillText("Hola {{ Nombre }}, te escribe {negocio}:{{horarios}}¿Vienes?", values)).toBe(
    "Hola Ana, te escribe Salón Aurora:\n• 10:00 am\n¿Vienes?",
  );
});

test("no brace is left, whatever was written and whatever the values hold", () => {
  const parts = [
    "{",
    "}",
    "{{",
    "}}",
    "nombre",
    "foo",
    " ",
    ",",
    ".",
    "Hola",
    "\n",
    "¡",
    "(",
    ")",
    ...Object.keys(VARIABLES),
  ];
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  for (let round = 0; round < 3000; round += 1) {
    const text = Array.from({ length: 1 + next(12) }, () => parts[next(parts.length)]).join("");
    for (const nombre of ["", "Ana", "{{foo}}", "}{"]) {
      expect(fillText(text, { nombre, foo: nombre }), text).not.toMatch(/[{}\ue000]/);
    }
  }
});
