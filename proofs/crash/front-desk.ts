// The product as two processes with a sandbox and two businesses. In one the assistant answers with the business's
// sentence for that word, so that an answer shows its question; in the other a person answers.
import { giveCredits } from "../../server/test/shops/give-credits.ts";
import { signUp } from "../../server/test/sign-up.ts";
import { startProcesses } from "../../server/test/start-processes.ts";
import {
  connectNumber,
  freePort,
  META_SECRET,
  META_VERIFY,
  startSandboxProcess,
} from "../../server/test/start-sandbox-process.ts";
import { WORDS, wordOf } from "./words.ts";

export type FrontDesk = Awaited<ReturnType<typeof openFrontDesk>>;
export type Shop = Awaited<ReturnType<typeof makeShop>>;

/**
 * `delayMs`: how long the assistant waits for more messages. `settings`: more settings of the product. `staysUp`: the web
 * process goes on, for what is prepared next.
 */
export async function openFrontDesk({
  delayMs,
  settings = {},
  staysUp = false,
}: {
  delayMs: number;
  settings?: Record<string, string>;
  staysUp?: boolean;
}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startSandboxProcess({ webhookUrl: `${url}/api/webhooks/meta` });
  const processes = await startProcesses({
    PORT: String(port),
    META_GRAPH_URL: sandbox.url,
    META_APP_SECRET: META_SECRET,
    META_VERIFY_TOKEN: META_VERIFY,
    META_APP_ID: "100000000000001",
    META_CONFIG_ID: "100000000000009",
    META_DIALOG_URL: sandbox.url,
    MAILBOX_URL: `${sandbox.url}/mail`,
    PUSH_URL: `${sandbox.url}/push`,
    LLM_BASE_URL: `${sandbox.url}/llm/v1`,
    LLM_API_KEY: "a-key",
    ...settings,
  });
  await processes.start("web");
  const assisted = await makeShop(url, delayMs);
  const attended = await makeShop(url, delayMs);
  const { businessId } = assisted.owner;
  await giveCredits(processes.owner, assisted.businessId as string);
  const channel = ["WhatsApp", "Instagram", "Facebook"];
  const goal = "Repetir lo que cada persona escribe";
  const assistant = { businessId, name: "Sofía Eco", goal, channel, instructions };
  const made = await assisted.owner.post("/api/assistant", { assistant });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const acts = [{ act: "quote", sentences: [sentenceOf("{line}")] }];
  const echo = { echo: true, toolCalls: [{ name: "say", arguments: { acts } }] };
  await sandbox.call("POST", "/__sandbox/llm/script", { steps: [echo], repeat: true });
  if (!staysUp) await processes.kill("web");
  return {
    sandbox,
    processes,
    assisted,
    attended,
    /** Rows of the database, as superuser. */
    rows: async (text: string, values: unknown[] = []) => (await processes.owner.query(text, values)).rows,
    async close(): Promise<void> {
      await processes.close();
      await sandbox.close();
    },
  };
}

const sentenceOf = (word: string) => `Hay ${word}.`;
const instructions = {
  greeting: "Hola, repito lo que escribes.",
  preSale: "Repite lo que escribe cada persona.",
  postSale: "Repite lo que escribe cada persona.",
  quotable: Array.from({ length: WORDS }, (_, at) => sentenceOf(wordOf(at))).join("\n\n"),
};

async function makeShop(url: string, delayResponse: number) {
  const owner = await signUp(url, "Marta");
  const business = {
    name: "Salón",
    description: "Un salón que no se cae",
    whatsapp: "2221234567",
    whatsappOwner: "2227654321",
    timezone: { name: "America/Mexico_City" },
    delayResponse,
  };
  owner.businessId = (await owner.post("/api/business", { business })).body.data._id;
  const { phoneNumberId } = await connectNumber(owner);
  return { owner, businessId: owner.businessId, phoneNumberId };
}
