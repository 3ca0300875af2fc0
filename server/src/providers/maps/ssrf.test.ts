// Sixty ways to name an internal address, as the link itself and as a redirect of a map host: a listener there receives
// none of them.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isMapLink } from "@mostrador/domain/ground/places/map-link.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { googleMaps } from "./google-maps.ts";

let hits = 0;
const canary = createServer((_request, answer) => {
  hits += 1;
  answer.end();
});
/** A map host that redirects to the value of `to=`. */
const mapHost = createServer((request, answer) => {
  const to = new URL(request.url ?? "", "http://x").searchParams.get("to") ?? "";
  answer.writeHead(302, { location: Buffer.from(to).toString("latin1") }).end();
});
const listen = (server: typeof canary) =>
  new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
beforeAll(() => Promise.all([listen(canary), listen(mapHost)]));
afterAll(() => {
  canary.close();
  mapHost.close();
});
const portOf = (server: typeof canary) => (server.address() as AddressInfo).port;

const HOSTS = [
  ...["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0.0.0.0", "[::1]", "[::ffff:127.0.0.1]"],
  ...["localhost", "LOCALHOST", "localhost.", "[::]", "[::ffff:7f00:1]", "127.0.0.1.nip.io", "169.254.169.254"],
];
const FORMS = [
  ...HOSTS.flatMap((host) => [`http://${host}:PORT/maps`, `https://${host}:PORT/maps`]),
  ...HOSTS.map((host) => `https://maps.google.com@${host}:PORT/maps`),
  ...["https://maps.google.com:PORT/", "https://maps.google.com.127.0.0.1.nip.io:PORT/", "//127.0.0.1:PORT/maps"],
  ...[
    "https://127.0.0.1:PORT/maps.google.com",
    "https://127.0.0.1:PORT#@maps.google.com/",
    "https:127.0.0.1:PORT/maps",
  ],
  ...["https://127.0.0.1:PORT\\@maps.google.com/", "https://127.0.0.1:PORT%2f@maps.google.com/", "file:///etc/passwd"],
  ...["https://maps.google.com\\@127.0.0.1:PORT/", "gopher://127.0.0.1:PORT/", "https://maps。google。com:PORT/"],
  ...["https://maps.google.internal:PORT/", "https://goo.gl:PORT/maps/x", "data:text/html,maps.google.com"],
];

test.each(FORMS)("the inside is not reached by %s", async (form) => {
  const link = form.replaceAll("PORT", `${portOf(canary)}`);
  const parsed = URL.parse(link);
  if (parsed) {
    const end = isMapLink(parsed) ? await googleMaps({ baseUrl: null, timeoutMs: 1 }).follow(parsed) : null;
    expect(end?.kind ?? "refused").not.toBe("there");
  }
  const maps = googleMaps({ baseUrl: `http://127.0.0.1:${portOf(mapHost)}`, timeoutMs: 3_000 });
  const sent = await maps.follow(new URL(`https://maps.app.goo.gl/x?${new URLSearchParams({ to: link })}`));
  expect(["foreign", "lost"]).toContain(sent.kind);
  expect(hits).toBe(0);
});

test("there are sixty of them", () => {
  expect(new Set(FORMS).size).toBeGreaterThanOrEqual(60);
});
