// `npm start` when it cannot or must not start: a sentence that says what is wrong, and no stack.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { afterAll, expect, inject, test } from "vitest";
import type {} from "../test/global-setup.ts";
import { TEST_SECRET } from "../test/secret.ts";
import { freePort } from "../test/start-sandbox-process.ts";
import { readEnv } from "./env.ts";
import { refusePublicDemo, refusePublishedSecrets } from "./starting/public-demo.ts";

const dataDir = mkdtempSync(join(tmpdir(), "mostrador-start-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (databaseUrl: string) => startWith({ APP_SECRET: TEST_SECRET, DATABASE_URL: databaseUrl, DEMO: "0" });

async function startWith(settings: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const file = fileURLToPath(new URL("./start.ts", import.meta.url));
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, ...ports, ...settings };
  return new Promise((done) => {
    execFile(process.execPath, [file], { env }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

async function listening(): Promise<{ port: number; close(): void }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

const changed = (change: (url: URL) => void) => {
  const url = new URL(inject("clusterUrl"));
  change(url);
  return url.href;
};

test.each([
  ["nobody listens", changed((url) => (url.port = "1")), /^La base de datos no responde \(.*ECONNREFUSED.*\)\.\n$/],
  [
    "no such database",
    changed((url) => (url.pathname = "/no_existe")),
    /^DATABASE_URL no abre la base .*no_existe.*\n$/,
  ],
  ["no such user", changed((url) => (url.username = "nadie")), /^DATABASE_URL no abre la base .*nadie.*\n$/],
])("%s", async (_case, url, said) => {
  expect(await start(url)).toEqual({ code: 1, said: expect.stringMatching(said) });
});

const OWN_SECRET = "one that nobody has read anywhere yet";
const PUBLIC = { PUBLIC_URL: "https://citas.mx" };

test.each([
  [
    "the demo",
    {},
    /^PUBLIC_URL es una dirección pública \(https:\/\/citas\.mx\) y las cuentas de la demo .*DEMO=0.*\n$/,
  ],
  ["a key of the tests", { DEMO: "0", APP_SECRET: TEST_SECRET }, /^PUBLIC_URL .* APP_SECRET tiene un valor .*\n$/],
  [
    "the keys of the demo's stand-ins",
    { DEMO: "0", META_APP_SECRET: "sandbox-app-secret", META_VERIFY_TOKEN: "sandbox-verify-token" },
    /^PUBLIC_URL .* META_APP_SECRET, META_VERIFY_TOKEN tiene un valor .*\n$/,
  ],
])("on a public address not with %s", async (_what, settings, said) => {
  const asked = { APP_SECRET: OWN_SECRET, DATABASE_URL: changed((url) => (url.port = "1")), ...PUBLIC, ...settings };
  expect(await startWith(asked)).toEqual({ code: 1, said: expect.stringMatching(said) });
});

test("no value that .env.example gives to a key is good on a public address", () => {
  const example = parseEnv(readFileSync(new URL("../../.env.example", import.meta.url), "utf8")) as Record<
    string,
    string
  >;
  for (const name of ["APP_SECRET", "META_APP_SECRET", "META_VERIFY_TOKEN", "LLM_API_KEY"]) {
    if (!example[name]) continue;
    const env = readEnv({ ...PUBLIC, DEMO: "0", [name]: example[name] });
    expect(() => refusePublishedSecrets(env), name).toThrow(name);
  }
  expect(() => refusePublicDemo(readEnv({ ...example, ...PUBLIC }))).toThrow("DEMO=0");
  expect(() => refusePublicDemo(readEnv({ ...example, PUBLIC_URL: "http://192.168.1.5:3000" }))).not.toThrow();
});

test.each([
  ["PORT", {}],
  ["SANDBOX_PORT", { DEMO: "1" }],
])("%s in use is said before anything is started", async (setting, settings) => {
  const [taken, free] = [await listening(), await freePort()];
  try {
    const ports = { PORT: String(free), SANDBOX_PORT: String(free), [setting]: String(taken.port) };
    const { code, said } = await startWith({
      DEMO: "0",
      DATABASE_URL: changed((url) => (url.port = "1")),
      ...settings,
      ...ports,
    });
    const sentence = new RegExp(
      `^El puerto ${taken.port} ya está en uso\\. Cierra el programa que lo usa, o elige otro: ${setting}=\\d+ npm start\\n$`,
    );
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(sentence) });
  } finally {
    taken.close();
  }
});

test("on a public address the maps are Google's", () => {
  const settings = { ...PUBLIC, DEMO: "0", MAPS_URL: "http://127.0.0.1:4001/maps" };
  expect(() => readEnv(settings)).toThrow("MAPS_URL es solo para la demo y las pruebas");
  expect(readEnv({ ...settings, PUBLIC_URL: "http://localhost:3000" }).MAPS_URL).toBe("http://127.0.0.1:4001/maps");
});
