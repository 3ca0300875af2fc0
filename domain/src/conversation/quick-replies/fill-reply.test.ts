import { expect, test } from "vitest";
import { fillReply, matchingReplies, unknownVariable } from "./fill-reply.ts";
import { quickReplies } from "./resource.ts";

test("variables are filled in, and what has no value leaves no gap", () => {
  const values = { nombre: "Ana", negocio: "Salón Aurora" };
  expect(fillReply("Hola {{nombre}}, te escribe {negocio}.", values)).toBe("Hola Ana, te escribe Salón Aurora.");
  expect(fillReply("Hola {{nombre}}, gracias", { nombre: " " })).toBe("Hola, gracias");
  expect(fillReply("{{toString}}", {})).toBe("");
});

test("a variable that nobody knows is refused by its name", () => {
  expect(unknownVariable("Hola {{nombre}} {negocio}")).toBeNull();
  expect(unknownVariable("Hola {{precio}}")).toBe("precio");
  const businessId = "0198a000-0000-7000-8000-000000000000";
  const parsed = quickReplies.New.safeParse({ businessId, shortcut: " Hola ", text: "Son {{precio}}" });
  expect(parsed.error?.issues).toMatchObject([{ path: ["text"], message: "No se conoce la variable {{precio}}" }]);
});

test("those whose name begins so come first; accents do not matter", () => {
  const replies = [
    { shortcut: "horario", text: "Abrimos a las 9" },
    { shortcut: "ubicacion", text: "Calle Río 5, sin horario fijo" },
  ];
  expect(matchingReplies(replies, "hor").map(({ shortcut }) => shortcut)).toEqual(["horario", "ubicacion"]);
  expect(matchingReplies(replies, "rio")).toHaveLength(2);
  expect(matchingReplies(replies, "RÍO 5")).toHaveLength(1);
});
