import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
let ana: Caller;
beforeAll(async () => {
  world = await startWithSandbox({ role: "web" });
  ana = await world.product.person("Ana");
});
afterAll(() => world.close());

const expand = (shortUrl: string) => ana.get(`/api/google/expand-url?${new URLSearchParams({ shortUrl })}`);
const POINT = { latitude: 19.0413937, longitude: -98.2062727 };

test.each(["https://maps.app.goo.gl/AbCd", "https://goo.gl/maps/AbCd", "https://maps.app.goo.gl/hops-4"])(
  "a short link is opened, and its point told: %s",
  async (link) => {
    const { status, body } = await expand(link);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      ...POINT,
      address: "Salón Aura",
      link: "https://maps.google.com/?q=19.04139,-98.20627",
    });
    expect(body).toMatchObject(POINT);
  },
);

test("a point that stands in the page only is found in its beginning", async () => {
  expect((await expand("https://maps.app.goo.gl/page")).body.data).toMatchObject({ latitude: 19.04, longitude: -98.2 });
  expect((await expand("https://maps.app.goo.gl/far")).status).toBe(422);
  expect((await expand("https://maps.app.goo.gl/large")).status).toBe(422);
});

const FOREIGN = "Ese enlace no lleva a un lugar de Google Maps";
const LOST = "No pudimos abrir el enlace de Google Maps. Intenta de nuevo o pega el enlace completo.";

test.each([
  ["elsewhere", 422, FOREIGN],
  ["inside", 422, FOREIGN],
  ["plain", 422, FOREIGN],
  ["again", 422, LOST],
  ["hops-5", 422, LOST],
  ["broken", 422, LOST],
  ["silent", 422, LOST],
  ["gone", 404, "Ese enlace de Google Maps ya no existe"],
  ["empty", 422, "Ese enlace no dice ningún lugar. Abre el lugar en Google Maps y usa Compartir."],
])("a link that does not lead to a place is refused in words: %s", async (path, status, message) => {
  const { status: answered, body } = await expand(`https://maps.app.goo.gl/${path}`);
  expect([answered, body.message]).toEqual([status, message]);
  expect(body.errors ?? [{ path: "shortUrl", message }]).toEqual([{ path: "shortUrl", message }]);
});

test.each(["http://maps.app.goo.gl/AbCd", "https://127.0.0.1/maps", "https://evil.example/maps/@19,-98", "Puebla"])(
  "what is no link to a map is not opened: %s",
  async (link) => {
    const { status, body } = await expand(link);
    expect([status, body.message]).toEqual([400, "Pega un enlace de Google Maps, como https://maps.app.goo.gl/…"]);
  },
);

test("a link that says its point is believed, and nobody asked", async () => {
  const { body } = await expand("https://maps.app.goo.gl/silent?q=19.5,-98.5");
  expect(body.data).toMatchObject({ latitude: 19.5, longitude: -98.5 });
});
