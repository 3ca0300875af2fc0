import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenWorld, openWorld } from "../testing/open-world.ts";
import { API_KEY, API_SECRET } from "./signature.ts";

let world: OpenWorld;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);
const now = () => String(Math.floor(Date.now() / 1000));

async function ask(path: string, params: Record<string, string>, file?: Buffer, secret = API_SECRET) {
  const text = Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name]}`.replaceAll("&", "%26"))
    .join("&");
  const form = new FormData();
  for (const [name, value] of Object.entries(params)) form.set(name, value);
  form.set("api_key", API_KEY);
  form.set(
    "signature",
    createHash("sha1")
      .update(text + secret)
      .digest("hex"),
  );
  if (file) form.set("file", new Blob([new Uint8Array(file)]), "foto.png");
  const answer = await fetch(`${world.url}/cloudinary/v1_1/nube/${path}`, { method: "POST", body: form });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test("what is uploaded is given out at its address, until it is destroyed as the type that it is", async () => {
  const { status, body } = await ask("image/upload", { public_id: "a&b", timestamp: now() }, PNG);
  expect([status, body.resource_type, body.format, body.bytes]).toEqual([200, "image", "png", PNG.length]);
  const given = await fetch(String(body.secure_url));
  expect([given.headers.get("content-type"), Buffer.from(await given.arrayBuffer())]).toEqual(["image/png", PNG]);
  const wrong = await ask("video/destroy", { public_id: "a&b", timestamp: now() });
  expect(wrong.body).toEqual({ result: "not found" });
  expect((await ask("image/destroy", { public_id: "a&b", timestamp: now() })).body).toEqual({ result: "ok" });
  expect((await fetch(String(body.secure_url))).status).toBe(404);
});

test("a wrong secret, an old hour and what is no picture are refused", async () => {
  expect((await ask("image/upload", { timestamp: now() }, PNG, "otro")).status).toBe(401);
  const old = String(Number(now()) - 7200);
  expect((await ask("image/upload", { timestamp: old }, PNG)).status).toBe(400);
  const text = await ask("image/upload", { timestamp: now() }, Buffer.from("<svg/>"));
  expect([text.status, text.body.error]).toEqual([400, { message: "Invalid image file" }]);
  expect((await ask("video/upload", { timestamp: now() }, PNG)).status).toBe(400);
});

test("it fails as often as it was told to", async () => {
  await world.fail({ cloudinary: { status: 420, times: 1 } });
  const statuses = [0, 1].map(() => ask("image/upload", { timestamp: now() }, PNG));
  expect((await Promise.all(statuses)).map(({ status }) => status).sort()).toEqual([200, 420]);
});
