import { afterEach, beforeEach, expect, test } from "vitest";
import { NUMBER, type OpenWorld, openWorld, PHONE, TOKEN, WABA } from "../../testing/open-world.ts";

let world: OpenWorld;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

async function upload(type: string, bytes = "pixels"): Promise<Response> {
  const form = new FormData();
  form.set("messaging_product", "whatsapp");
  form.set("type", type);
  form.set("file", new File([bytes], "foto.jpg", { type }));
  return fetch(`${world.url}/v23.0/${PHONE}/media`, {
    method: "POST",
    headers: { authorization: `Bearer ${TOKEN}` },
    body: form,
  });
}

test("a file goes up, comes down with the token for five minutes, and goes away", async () => {
  const { id } = (await (await upload("image/jpeg")).json()) as { id: string };
  const { body: about } = await world.call("GET", `/v23.0/${id}`, undefined, TOKEN);
  expect(about).toMatchObject({
    id,
    mime_type: "image/jpeg",
    file_size: "6",
    sha256: expect.stringMatching(/^\w{64}$/),
  });
  expect(about.url.startsWith(world.url)).toBe(true);

  expect((await fetch(about.url)).status).toBe(401);
  const file = await fetch(about.url, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect([file.headers.get("content-type"), await file.text()]).toEqual(["image/jpeg", "pixels"]);
  await world.call("POST", "/__sandbox/clock", { offsetMs: 301_000 });
  expect((await fetch(about.url, { headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(404);

  expect((await world.call("DELETE", `/v23.0/${id}`, undefined, TOKEN)).body).toEqual({ success: true });
  expect((await world.call("GET", `/v23.0/${id}`, undefined, TOKEN)).status).toBe(400);
});

test("only kinds that WhatsApp carries", async () => {
  expect((await upload("application/x-msdownload")).status).toBe(400);
});

test("a new number belongs to whoever asks first, and its account is found by the token", async () => {
  const id = "777000111222333";
  const first = await world.call("GET", `/v23.0/${id}?fields=id,display_phone_number`, undefined, "EAAnew");
  expect(first.body).toEqual({ id, display_phone_number: expect.stringMatching(/^\+52 55 /) });
  expect((await world.call("GET", `/v23.0/${id}`, undefined, "EAAthief")).body.error.code).toBe(190);

  const { body } = await world.call("GET", "/v23.0/888000111222333/phone_numbers", undefined, "EAAnew");
  expect(body.data.map((one: { id: string }) => one.id)).toEqual([id]);
  expect((await world.call("POST", "/v23.0/888000111222333/subscribed_apps", {}, "EAAnew")).body).toEqual({
    success: true,
  });
});

test("an account lists its numbers as Meta does, whatever fields are asked for", async () => {
  const { body } = await world.call("GET", `/v23.0/${WABA}/phone_numbers`, undefined, TOKEN);
  const always = { id: PHONE, display_phone_number: "+52 55 4170 2233", status: "CONNECTED" };
  expect(body.data).toMatchObject([{ ...always, verified_name: "Estética Luna", quality_rating: "GREEN" }]);
  const ids = await world.call("GET", `/v23.0/${WABA}/phone_numbers?fields=id`, undefined, TOKEN);
  expect(ids.body.data).toEqual([always]);
});

test("a number that nobody registered lands in the account that is asked for after it, not in another of the same key", async () => {
  const read = (path: string) => world.call("GET", `/v23.0/${path}`, undefined, "EAAagency");
  const numbersOf = async (account: string): Promise<string[]> =>
    (await read(`${account}/phone_numbers`)).body.data.map(({ id }: { id: string }) => id);
  const [one, other] = ["777000111222501", "777000111222502"];
  await read(one);
  expect(await numbersOf("888000111222501")).toEqual([one]);
  // The first account is read again, as programs do every day, while the second number is being connected.
  await read(other);
  await read(one);
  expect(await numbersOf("888000111222501")).toEqual([one]);
  await read(other);
  expect(await numbersOf("888000111222502")).toEqual([other]);
  // An account that was read before it had any number does not get one that another account lists.
  expect(await numbersOf("888000111222503")).toEqual([]);
  await read("777000111222503");
  expect(await numbersOf("888000111222502")).toEqual([other, "777000111222503"]);
  expect(await numbersOf("888000111222503")).toEqual([]);
});

test("a good token is told that what is another's is not there; a token of nobody is none", async () => {
  await world.call("GET", "/v23.0/777000111222335", undefined, "EAAother");
  for (const path of [`/v23.0/${PHONE}`, `/v23.0/${WABA}/phone_numbers`]) {
    const other = await world.call("GET", path, undefined, "EAAother");
    expect([path, other.status, other.body.error]).toMatchObject([path, 400, { code: 100, error_subcode: 33 }]);
    const nobody = await world.call("GET", path, undefined, "EAAnobody");
    expect([path, nobody.status, nobody.body.error]).toMatchObject([path, 401, { code: 190 }]);
  }
});

test("the numbers of an account come in pages, with the address of the next one", async () => {
  const more = ["777000111222401", "777000111222402"];
  for (const phoneNumberId of more) await world.call("POST", "/console/numbers", { ...NUMBER, phoneNumberId });
  const seen: string[] = [];
  let next: string | undefined = `/v23.0/${WABA}/phone_numbers?fields=id&limit=2`;
  while (next) {
    const { body } = await world.call("GET", next, undefined, TOKEN);
    seen.push(...body.data.map((one: { id: string }) => one.id));
    next = body.paging.next?.replace(world.url, "");
  }
  expect(seen).toEqual([PHONE, ...more]);
});

test("a refused token is refused for new numbers too", async () => {
  expect((await world.call("GET", "/v23.0/777000111222334", undefined, "invalid-token")).status).toBe(401);
});

test("tells what a token is good for, gives one for another, and none for a code that nobody was given", async () => {
  const { body } = await world.call("GET", `/v23.0/debug_token?input_token=${TOKEN}&access_token=app|secret`);
  expect(body.data).toMatchObject({
    is_valid: true,
    granular_scopes: [{ target_ids: [WABA] }, { target_ids: [WABA] }],
  });
  const [app, token] = ["client_id=1&client_secret=2", "/v23.0/oauth/access_token"];
  const unknown = await world.call("GET", `${token}?${app}&code=AQB`);
  expect(unknown.body.error).toMatchObject({ code: 100, error_subcode: 36007 });
  const exchange = await world.call("GET", `${token}?${app}&grant_type=fb_exchange_token&fb_exchange_token=EAAshort`);
  expect(exchange.body).toMatchObject({ access_token: expect.stringMatching(/^EAA/), token_type: "bearer" });
});

test("says no in Graph's way to what it does not know", async () => {
  expect((await world.call("GET", "/latest/123456", undefined, TOKEN)).status).toBe(404);
  const broken = await fetch(`${world.url}/v23.0/${PHONE}/messages`, {
    method: "POST",
    headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" },
    body: "{",
  });
  expect([broken.status, ((await broken.json()) as { error: { code: number } }).error.code]).toEqual([400, 100]);
});
