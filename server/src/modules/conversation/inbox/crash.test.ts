import { afterAll, beforeAll, expect, test } from "vitest";
import { Caller } from "../../../../test/caller.ts";
import { type Role, startProcesses } from "../../../../test/start-processes.ts";
import {
  connectNumber,
  eventually,
  freePort,
  META_SECRET,
  META_VERIFY,
  type Sandbox,
  startSandboxProcess,
} from "../../../../test/start-sandbox-process.ts";

const CUSTOMERS = 20;
const EACH = 10;

let port: number;
let sandbox: Sandbox;
let product: Awaited<ReturnType<typeof startProcesses>>;
beforeAll(async () => {
  port = await freePort();
  sandbox = await startSandboxProcess({ webhookUrl: `http://127.0.0.1:${port}/api/webhooks/meta` });
  product = await startProcesses({
    PORT: String(port),
    META_GRAPH_URL: sandbox.url,
    META_APP_SECRET: META_SECRET,
    META_VERIFY_TOKEN: META_VERIFY,
  });
  await product.start("web");
  await product.start("worker");
});
afterAll(async () => {
  await product.close();
  await sandbox.close();
});

test("killed again and again in the middle of 200 messages: none is lost, stored twice, out of order or answered twice", async () => {
  const owner = new Caller(`http://127.0.0.1:${port}`);
  await owner.post("/api/auth/sign-up/email", {
    name: "Marta",
    email: "marta@prueba.mx",
    password: "una-clave-larga",
  });
  const business = { name: "Salón", description: "Un salón que no se cae", timezone: { name: "America/Mexico_City" } };
  const numbers = { whatsapp: "2221234567", whatsappOwner: "2227654321" };
  owner.businessId = (await owner.post("/api/business", { business: { ...business, ...numbers } })).body.data._id;
  const { phoneNumberId } = await connectNumber(owner);
  const people = Array.from({ length: CUSTOMERS }, (_, index) => String(2_250_000_000 + index));

  let isWriting = true;
  const killing = (async () => {
    for (let round = 0; isWriting; round += 1) {
      const role: Role = round % 3 === 2 ? "web" : "worker";
      await new Promise((later) => setTimeout(later, 250 + (round % 4) * 150));
      await product.kill(role);
      await product.start(role);
    }
  })();
  for (let index = 0; index < EACH; index += 1) {
    for (const from of people) {
      await sandbox.write({ to: phoneNumberId, from, text: `${from} dice ${index}` });
      // Each first word is answered by a person, through whatever is left standing.
      if (index === 0) void answer(owner, from);
    }
    await new Promise((later) => setTimeout(later, 250));
  }
  isWriting = false;
  await killing;

  await eventually(async () => expect(await storedTexts()).toHaveLength(CUSTOMERS * EACH), 45_000);
  const stored = await storedTexts();
  for (const from of people) {
    const own = stored.filter((text) => text.startsWith(from));
    expect(own).toEqual(Array.from({ length: EACH }, (_, index) => `${from} dice ${index}`));
  }
  const { rows } = await product.owner.query("select count(*)::int as n from threads");
  expect(rows[0].n).toBe(CUSTOMERS);
  await eventually(async () => expect(await unsettled()).toBe(0), 45_000);
  for (const from of people) {
    const chat = await sandbox.chat(phoneNumberId, from);
    const answers = chat.filter((message) => message.direction === "out");
    const { rows: told } = await product.owner.query(
      "select status from messages where role = 'assistant' and text = $1",
      [`Hola, ${from}`],
    );
    expect(told).toHaveLength(1);
    // Seen once; or its process died in the middle, and then once or not at all.
    const isInDoubt = ["sending", "unknown"].includes(told[0].status);
    expect(answers.length, told[0].status).toBeGreaterThanOrEqual(isInDoubt ? 0 : 1);
    expect(answers.length, told[0].status).toBeLessThanOrEqual(1);
  }
});

/** Asks until it is taken, as a browser does that finds the server away: the key makes it one message. */
async function answer(owner: Caller, from: string): Promise<void> {
  const clientKey = crypto.randomUUID();
  const { businessId } = owner;
  for (;;) {
    try {
      const found = await owner.get(`/api/client/search?businessId=${businessId}&search=${from}`);
      const clientId = found.body.data?.[0]?._id;
      const message = { businessId, clientId, channel: "WhatsApp", text: `Hola, ${from}`, clientKey };
      if (clientId && (await owner.post("/api/thread/messages", { message })).status === 201) return;
    } catch {
      // The server is being started again.
    }
    await new Promise((later) => setTimeout(later, 100));
  }
}

async function storedTexts(): Promise<string[]> {
  const { rows } = await product.owner.query("select text from messages where role = 'user' order by at, id");
  return rows.map((row) => row.text);
}

async function unsettled(): Promise<number> {
  const { rows } = await product.owner.query(
    "select count(*)::int as n from messages where role = 'assistant' and status in ('queued', 'sent', 'delivered')",
  );
  return rows[0].n + (CUSTOMERS - (await answered()));
}

async function answered(): Promise<number> {
  const { rows } = await product.owner.query("select count(*)::int as n from messages where role = 'assistant'");
  return rows[0].n;
}
