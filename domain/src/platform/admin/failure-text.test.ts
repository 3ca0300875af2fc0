import { expect, test } from "vitest";
import { failureText } from "./failure-text.ts";

test("an error keeps its kind and the ids of rows, and loses texts, addresses, numbers and keys", () => {
  const id = "0190a1b2-1111-7222-8333-444455556666";
  expect(failureText(`appointment ${id} has no branch`)).toBe(`appointment ${id} has no branch`);
  expect(failureText('invalid input syntax for type uuid: "Hola, quiero una cita"')).toBe(
    'invalid input syntax for type uuid: "…"',
  );
  expect(failureText('violates unique constraint "appointments_short_id_key"')).toBe(
    'violates unique constraint "appointments_short_id_key"',
  );
  expect(failureText("no mailbox ana@example.com")).toBe("no mailbox [correo]");
  expect(failureText("(#131026) 5212221234567 cannot be reached")).toBe("(#131026) [número] cannot be reached");
  expect(failureText("bad token EAAGm0PX4ZCpsBAKZCd9kZB2kLrZA")).toBe("bad token [clave]");
  expect(failureText('answered 400 {"text":"Me llamo Ana"}')).toBe("answered 400 {…}");
});

test("a long error is cut, and its lines become one", () => {
  const text = failureText(`first\n  second ${"word ".repeat(400)}`);
  expect(text).toHaveLength(300);
  expect(text.startsWith("first second word")).toBe(true);
  expect(text.endsWith("…")).toBe(true);
});
