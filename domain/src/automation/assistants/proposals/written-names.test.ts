import { expect, test } from "vitest";
import { askIfCalled, type ContactMessage, isSureName, nameToRepeat, ownName, writtenName } from "./written-names.ts";

const contact = (text: string): ContactMessage => ({ role: "user", text });
const assistant = (text: string): ContactMessage => ({ role: "assistant", text });

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

const asked = (text: string): ContactMessage => ({ role: "assistant", text });
const wrote = (text: string): ContactMessage => ({ role: "user", text });

test.each([
  [["hola, soy Carmen Díaz", "quiero un corte", "mañana"], "Carmen Díaz"],
  [["me llamo Tlalli Cocom", "gracias"], "Tlalli Cocom"],
  [["mi nombre es Elpidio Zaldívar Sepúlveda"], "Elpidio Zaldívar Sepúlveda"],
  [["soy Carmen", "perdón, me llamo Ana Ruiz"], "Ana Ruiz"],
  [["hola", "sí mi reina", "Amor", "👍"], null],
  [["soy clienta", "soy de Puebla", "soy nueva"], null],
  [["quiero cita para mi hijo Mateo"], null],
  [["quiero cita para mi hijo", "Mateo"], null],
  [["me atiende Fernanda?", "con Marta"], null],
])("of %j the contact's own name is %s", (texts, name) => {
  expect(ownName(texts.map(wrote))).toBe(name);
});

test.each(["Con Lupe", "con Gaby, por favor", "sí, con la Marta"])(
  "«%s», to a proposal, is whom they want to see",
  (text) => {
    expect(ownName([asked("Te agendo:\n• A nombre de Berta Ríos\n¿Lo confirmo?"), wrote(text)])).toBe(null);
  },
);

test("«con Carmen», to a question for the name, is the contact's own", () => {
  expect(ownName([asked("¿Me compartes tu nombre?"), wrote("Con Carmen Díaz")])).toBe("Carmen Díaz");
});

test("«con gusto» before a name is no person to see", () => {
  expect(ownName([asked("¿Me compartes tu nombre?"), wrote("Con gusto, Carmen Díaz")])).toBe("Carmen Díaz");
});

test("a name alone is the contact's where it was asked for, and one that nobody knows is repeated back", () => {
  const question = asked("¿Me compartes tu nombre?");
  expect(ownName([question, wrote("Carmen Díaz")])).toBe("Carmen Díaz");
  const unknown = [question, wrote("Zyxtlan")];
  expect(ownName(unknown)).toBe(null);
  expect(nameToRepeat(unknown)).toBe("Zyxtlan");
  expect(isSureName("Zyxtlan", unknown)).toBe(false);
  const repeated = [...unknown, asked(askIfCalled("Zyxtlan"))];
  expect(isSureName("Zyxtlan", [...repeated, wrote("sí")])).toBe(true);
  expect(isSureName("Zyxtlan", [...repeated, wrote("Zyxtlan")])).toBe(true);
  expect(isSureName("Zyxtlan", [...repeated, wrote("no")])).toBe(false);
  expect(isSureName("Zyxtlan", [wrote("me llamo Zyxtlan")])).toBe(true);
  expect(nameToRepeat([question, wrote("Carmen Díaz")])).toBe(null);
  expect(nameToRepeat([question, wrote("sí amor")])).toBe(null);
});
