// A channel that is unavailable: after some minutes everyone is still answered; after an hour, an unanswered customer
// waits for a person. The pauses between the tries are skipped.
import { eventually } from "../../server/test/start-sandbox-process.ts";
import type { Chance } from "../seed.ts";
import { ask, onWhatsApp } from "./customer.ts";
import { type Desk, placeNow } from "./desk.ts";
import type { StoryResult } from "./live-story.ts";
import type { Story } from "./stories.ts";

const PEOPLE = 3;
/** Failed tries of all people together: fewer than the tries of one message, and more than all of theirs. */
const TRIES = { minutes: 6, hour: 1_000 };

export async function liveAbsence(desk: Desk, chance: Chance): Promise<void> {
  for (const length of ["minutes", "hour"] as const) desk.lived.push(...(await liveOne(desk, chance, length)));
}

async function liveOne(desk: Desk, chance: Chance, length: keyof typeof TRIES): Promise<StoryResult[]> {
  const { sandbox } = desk.house;
  const isHour = length === "hour";
  const token = `EAA-token-${desk.phoneNumberId}`;
  await sandbox.fail({ graphFail: { times: TRIES[length], status: 503, code: 2, token } });
  const { street } = placeNow();
  const people = Array.from({ length: PEOPLE }, () => onWhatsApp(sandbox, desk.phoneNumberId));
  const text = chance.pick(["¿dónde están ubicados?", "Hola, ¿dónde están?"]);
  const write = async (customer: (typeof people)[number]): Promise<StoryResult> => {
    const story: Story = {
      kind: isHour ? "writes while the channel is away for an hour" : "writes while the channel is away",
      turns: [{ sends: [{ text }] }],
      outcome: isHour ? "handed over" : "answered",
    };
    const lived: StoryResult = { story, customer, who: "", said: [`— ${text}`], wrong: [], wrote: [text], heard: 0 };
    try {
      if (isHour) await customer.write({ text });
      else lived.said.push(...(await ask(customer, [{ text }], [street])));
    } catch (error) {
      lived.wrong.push((error as Error).message);
    }
    return { ...lived, who: await customer.who(), heard: (await customer.replies()).length };
  };
  const hurry = setInterval(() => void pausesPass(desk).catch(() => {}), 400);
  try {
    const all = await Promise.all(people.map(write));
    if (isHour) await triedOut(desk);
    return all;
  } finally {
    clearInterval(hurry);
    await sandbox.fail({ graphFail: null });
  }
}

async function pausesPass({ house, businessId }: Desk): Promise<void> {
  const { owner } = house.product;
  await owner.query("update messages set retry_at = null where business_id = $1 and status = 'queued'", [businessId]);
  await owner.query(
    `update pgboss.job set start_after = now() where name = 'message-queued.send-message' and state = 'created'
      and data->>'businessId' = $1::text`,
    [businessId],
  );
}

async function triedOut({ house, businessId }: Desk): Promise<void> {
  await eventually(async () => {
    const { rows } = await house.product.owner.query(
      "select count(*)::int as failed from messages where business_id = $1 and status = 'failed'",
      [businessId],
    );
    if (rows[0].failed < PEOPLE) throw new Error(`${rows[0].failed} sends were given up`);
  }, 120_000);
}
