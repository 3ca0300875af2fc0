import { expect, test } from "vitest";
import { type Said, writtenName } from "./written-names.ts";

const contact = (text: string): Said => ({ role: "user", text });
const assistant = (text: string): Said => ({ role: "assistant", text });

test.each([
  ["Ana López", [contact("me llamo Ana López")], "Ana López"],
  ["ana", [contact("hola, soy Ana López y quiero un corte")], "Ana López"],
  ["Mateo Ruiz", [contact("Mateo Ruiz")], "Mateo Ruiz"],
  ["Xóchitl", [assistant("¿Cómo te llamas?"), contact("xóchitl tzab")], "Xóchitl Tzab"],
  ["Mallory", [contact("¿cuánto cuesta el corte?")], null],
  ["Marta Solís", [contact("¿con quién me atiendo, con Marta Solís?")], null],
  ["Sofía", [contact("es para mi hija Sofía")], null],
  ["Ana", [assistant("me llamo Ana")], null],
  ["", [contact("me llamo Ana")], null],
])("«%s» of %j is %s", (name, conversation, written) => {
  expect(writtenName(name, conversation)).toBe(written);
});
