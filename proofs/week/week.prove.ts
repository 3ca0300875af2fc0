// The whole week: 2,000 conversations of ten businesses, left alone. Everybody is answered, booked or handed over as they
// should, no hour is given to two, and the agenda says what the conversations say.
import { afterAll, beforeAll, test } from "vitest";
import { startWithSandbox } from "../../server/test/start-sandbox-process.ts";
import { figure } from "../figure.ts";
import { chance } from "../seed.ts";
import { runWeek } from "./run-week.ts";
import { accountOfWeek } from "./week-account.ts";

const CONVERSATIONS = 2_000;

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world?.close());

test("2,000 mixed conversations end as they should", async () => {
  const { product, sandbox } = world;
  await sandbox.fail({ webhookDuplicate: 0.1, webhookShuffle: true });
  const shops = await runWeek(product, sandbox, {
    conversations: CONVERSATIONS,
    shops: 10,
    side: 24,
    chance: chance(),
  });
  const { outcomes, wrong } = await accountOfWeek(product, shops);
  for (const line of wrong) console.log(line);
  figure({
    promise: "a week of conversations, left alone",
    measured: `${wrong.length} wrong of ${CONVERSATIONS}: ${JSON.stringify(outcomes)}`,
    goal: "0 wrong",
    holds: wrong.length === 0,
  });
});
