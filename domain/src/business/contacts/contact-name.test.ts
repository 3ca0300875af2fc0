import { expect, test } from "vitest";
import { contactName } from "./contact-name.ts";

test.each([
  [{ name: "Ana", lastname: "López", pushName: "Anita", whatsapp: "2221234567" }, "Ana López"],
  [{ name: "Ana", lastname: "López", secondLastname: "Martínez" }, "Ana López Martínez"],
  [{ name: "", lastname: "", secondLastname: "", pushName: "Anita", whatsapp: "2221234567" }, "Anita"],
  [{ name: "", whatsapp: "2221234567" }, "2221234567"],
  [{ name: "" }, "Cliente"],
])("%o is called %s", (contact, called) => {
  expect(contactName(contact)).toBe(called);
});
