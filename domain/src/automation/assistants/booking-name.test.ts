import { expect, test } from "vitest";
import { bookingName } from "./booking-name.ts";

const unknown = { name: "", lastname: "", pushName: "" };

test.each([
  [{ name: "Ana", lastname: "López", pushName: "🌸" }, "Ana López"],
  [{ ...unknown, pushName: "Ana López" }, "Ana López"],
  [{ ...unknown, pushName: "María del Carmen" }, "María del Carmen"],
  [{ ...unknown, pushName: "La más linda 💖" }, null],
  [{ ...unknown, pushName: "ventas 24/7" }, null],
  [{ ...unknown, pushName: "." }, null],
  [unknown, null],
])("%j books as %j", (contact, name) => {
  expect(bookingName(contact)).toBe(name);
});
