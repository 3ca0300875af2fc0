import { expect, test } from "vitest";
import { contactName, fullContactName } from "./contact-name.ts";

test.each([
  [{ name: "Ana", lastname: "López", pushName: "Anita", whatsapp: "2221234567" }, "Ana López"],
  [{ name: "", lastname: "", pushName: "Anita", whatsapp: "2221234567" }, "Anita"],
  [{ name: "", whatsapp: "2221234567" }, "2221234567"],
  [{ name: "" }, "Cliente"],
])("%o is called %s", (contact, called) => {
  expect(contactName(contact)).toBe(called);
});

test("where people are told apart both surnames stand", () => {
  expect(fullContactName({ name: "Ana", lastname: "López", secondLastname: "Martínez" })).toBe("Ana López Martínez");
  expect(fullContactName({ name: "", secondLastname: "", pushName: "Anita" })).toBe("Anita");
});
