import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenWorld, openWorld } from "../testing/open-world.ts";

let world: OpenWorld;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

test("a letter is found by whom it is for", async () => {
  const letter = { to: "Ana <ana@ejemplo.mx>", from: "hola@ejemplo.mx", subject: "Hola", text: "https://ejemplo.mx/x" };
  const { status, body } = await world.call("POST", "/mail/messages", letter);
  expect([status, typeof body.id]).toEqual([201, "string"]);
  await world.call("POST", "/mail/send", { ...letter, to: ["luis@ejemplo.mx"] });
  const { body: inbox } = await world.call("GET", "/mail/messages?to=ANA@ejemplo.mx");
  expect(inbox.messages).toEqual([{ ...letter, id: body.id, at: expect.any(String) }]);
});

test("a letter with a look is shown without its code", async () => {
  const letter = { to: "ana@ejemplo.mx", from: "hola@ejemplo.mx", subject: "Hola", text: "Hola" };
  const { body } = await world.call("POST", "/mail/messages", { ...letter, html: "<html><head></head>Hola</html>" });
  const look = await fetch(`${world.url}/mail/messages/${body.id}/html`);
  expect(await look.text()).toBe('<html><head><base target="_blank"></head>Hola</html>');
  expect(look.headers.get("content-security-policy")).toMatch(/^sandbox allow-popups[^;]*; default-src 'none';/);
  const plain = await world.call("POST", "/mail/messages", letter);
  expect((await world.call("GET", `/mail/messages/${plain.body.id}/html`)).status).toBe(404);
});

test("an address that is none is refused", async () => {
  expect((await world.call("POST", "/mail/messages", { to: "Ana", from: "a@b.mx", subject: "" })).status).toBe(400);
});
