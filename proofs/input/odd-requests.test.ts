// Sends requests with odd targets and hosts. Each one gets an answer, in Spanish when it is refused, and never a
// server error. Every page, every declared call and every raw route is tried.
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../server/test/start-product.ts";
import { ODD_HOSTS, ODD_TARGETS } from "./odd-requests.ts";
import { wrongWith } from "./verdict.ts";

const AT_ONCE = 24;

let product: TestProduct;
let webFolder: string;
let cookie: string;
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), "mostrador-odd-"));
  writeFileSync(join(webFolder, "index.html"), "<!doctype html><title>Mostrador</title>");
  product = await startProduct({ role: "web", webFolder, settings: { TRUSTED_PROXIES: "1" } });
  cookie = (await product.person()).cookie;
});
afterAll(async () => {
  await product?.close();
  rmSync(webFolder, { recursive: true, force: true });
});

/** Every path with an answer, with a value for each variable part. */
const places = () =>
  product.product.answered.map(({ method, path }) => ({ method, path: path.replace(/:\w+|\*/g, "x") }));

test("no target is a fault of ours, by whatever method it is asked", async () => {
  const asked = ODD_TARGETS.flatMap((target) =>
    ["GET", "POST", "HEAD", "OPTIONS"].map((method) => ({ method, target, headers: [`Host: ${host()}`] })),
  );
  expect(await problems(asked)).toEqual([]);
});

test("no place answers under a host that is none, and each that is answered says so in Spanish", async () => {
  const asked = places().flatMap(({ method, path }, index) => {
    // all hosts for the first paths, some for the others
    const hosts = index < 12 ? ODD_HOSTS : [ODD_HOSTS[index % ODD_HOSTS.length] as string, "["];
    const said = [...hosts.map((each) => [`Host: ${each}`]), [], [`Host: ${host()}`, "Host: otro.mx"]];
    const forwarded = ["X-Forwarded-Host: [", "X-Forwarded-Proto: ://"].map((each) => [`Host: ${host()}`, each]);
    return [...said, ...forwarded].map((headers) => ({ method, target: path, headers }));
  });
  expect(asked.length).toBeGreaterThan(500);
  expect(await problems(asked, 400)).toEqual([]);
});

test("a balancer that knows no name is told whether we live, and a proxy may write the target in full", async () => {
  for (const target of ["/healthz", "/readyz"])
    expect((await speak({ method: "GET", target, headers: [] })).status).toBe(200);
  const whole = await speak({ method: "GET", target: `http://${host()}/api/me`, headers: [`Host: ${host()}`] });
  expect([whole.status, /cache-control: no-store/i.test(whole.head)]).toEqual([200, true]);
});

type OddRequest = { method: string; target: string; headers: string[] };

const host = () => new URL(product.url).host;

async function problems(all: OddRequest[], status?: number): Promise<string[]> {
  const found: string[] = [];
  let next = 0;
  const worker = async () => {
    for (let asked = all[next++]; asked; asked = all[next++]) {
      const answer = await speak(asked);
      const isProbe = asked.headers.length === 0 && ["/healthz", "/readyz"].includes(asked.target);
      const isOther = status !== undefined && answer.status !== status && !isProbe;
      const wrong = asked.method === "HEAD" ? wrongHead(answer) : wrongWith({ ...answer, ms: 0 }, []);
      if (wrong || isOther)
        found.push(`${JSON.stringify(asked).slice(0, 200)}: ${answer.status} ${wrong ?? answer.text}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

/** A body after HEAD would be read as the beginning of another answer. */
function wrongHead({ status, text }: RawReply): string | null {
  return status >= 500 ? "5xx" : text ? `a body for HEAD: ${text}` : null;
}

type RawReply = { status: number; head: string; type: string; text: string };

/** Sends bytes: the usual clients would send none of these. */
async function speak({ method, target, headers }: OddRequest): Promise<RawReply> {
  const { hostname, port } = new URL(product.url);
  const socket = connect(Number(port), hostname);
  const parts: Buffer[] = [];
  socket.on("data", (part) => parts.push(part));
  socket.on("error", () => {});
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...headers,
    `Cookie: ${cookie}`,
    "Connection: close",
    "Content-Length: 0",
  ];
  socket.write(Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"));
  await once(socket, "close");
  const whole = Buffer.concat(parts).toString("utf8");
  const [head = "", ...rest] = whole.split("\r\n\r\n");
  const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? "";
  return { status: Number(whole.slice(9, 12)), head, type, text: rest.join("\r\n\r\n") };
}
