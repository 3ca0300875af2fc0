// A campaign is paused, resumed or stopped while the channel refuses its messages for now: who was not sent to is sent to
// after a resume, nobody hears it twice, and a stop withdraws for good.
import { afterEach, expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { shopWithCampaign } from "../../../../test/shops/campaign-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const settled = (check: () => Promise<void>) => eventually(check, 60_000);
const REFUSES = { graphFail: { times: 10_000, status: 500, code: 131000, on: "messages" } };

afterEach(() => world.sandbox.fail({ graphFail: null, graphDropAfterAccept: false, statusesOff: false }));

/** A campaign to Ana and Beto, who both wrote today, and what their phones show. */
async function campaignToTwo() {
  const shop = await shopWithCampaign(world, world.clock);
  const beto = shop.newNumber();
  await shop.write(beto, "buenas");
  const betoId = await eventually(async () => {
    const found = await shop.owner.get(`/api/client/search?businessId=${shop.businessId}&search=${beto}`);
    expect(found.body.data).toHaveLength(1);
    return found.body.data[0]._id as string;
  });
  await shop.owner.post(`/api/audience/${shop.audienceId}/clients`, { businessId: shop.businessId, add: [betoId] });
  const phones = [shop.from, beto];
  return {
    ...shop,
    phones,
    /** The words that each phone got from the business. */
    heard: () =>
      Promise.all(
        phones.map(async (phone) =>
          (await world.sandbox.chat(shop.phoneNumberId, phone))
            .filter(({ direction }: JsonBody) => direction === "out")
            .map(({ text }: JsonBody) => text),
        ),
      ),
    /** Waits until both messages are with the channel, which refused each at least once. */
    refused: () =>
      settled(async () => {
        const { rows } = await world.product.owner.query(
          `select m.tries from notifications n join messages m on m.id = n.message_id
            where n.rule_id = $1 and m.status = 'queued' and m.tries > 0`,
          [shop.id],
        );
        expect(rows).toHaveLength(2);
      }),
    states: async () =>
      (await shop.messages()).map(({ status, waitsFor, reason }: JsonBody) => [status, waitsFor, reason]),
  };
}

const WAITING = ["planned", "resume", ""];

test("what the channel refuses for now goes back to the plan in a pause, and goes out once after it", async () => {
  const shop = await campaignToTwo();
  await world.sandbox.fail(REFUSES);
  await shop.control("start");
  await shop.refused();
  expect((await shop.control("pause")).body.data.status).toBe("paused");
  await settled(async () => expect(await shop.states()).toEqual([WAITING, WAITING]));
  expect(await shop.read()).toMatchObject({ figures: { planned: 2, sent: 0, failed: 0, withdrawn: 0 } });
  // no trace of it in the conversations
  for (const phone of shop.phones) {
    expect((await shop.messagesOf(phone)).map(({ role }) => role)).toEqual(["user"]);
  }
  expect((await shop.threads()).map(({ messages }) => messages[0].role)).toEqual(["user", "user"]);
  const edit = { campaign: { message: "{{nombre}}, vuelve a vernos" } };
  expect((await shop.owner.put(`/api/campaign/${shop.id}`, edit)).status).toBe(200);
  await world.sandbox.fail({ graphFail: null });
  expect(await shop.heard()).toEqual([[], []]);
  expect((await shop.control("resume")).body.data.status).toBe("running");
  await settled(async () => {
    await shop.minutesPass(0);
    expect(await shop.read()).toMatchObject({ status: "done", figures: { planned: 0, sent: 2, failed: 0 } });
    expect(await shop.heard()).toEqual([["Ana, vuelve a vernos"], [expect.stringMatching(/, vuelve a vernos$/)]]);
  });
});

test("the rest of a text that became several messages goes back with it", async () => {
  const shop = await campaignToTwo();
  await world.sandbox.fail(REFUSES);
  await shop.control("start");
  await shop.refused();
  // as a channel with short messages has it
  await world.product.owner.query(
    `insert into messages select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'client_key', null,
        'seq', m.seq + 1, 'at', m.at + interval '1 millisecond'))).*
      from messages m join notifications n on n.message_id = m.id where n.rule_id = $1`,
    [shop.id],
  );
  await shop.control("pause");
  await settled(async () => expect(await shop.states()).toEqual([WAITING, WAITING]));
  for (const phone of shop.phones) {
    expect((await shop.messagesOf(phone)).map(({ role }) => role)).toEqual(["user"]);
  }
});

test("a stop after such a pause withdraws for good", async () => {
  const shop = await campaignToTwo();
  await world.sandbox.fail(REFUSES);
  await shop.control("start");
  await shop.refused();
  await shop.control("pause");
  await settled(async () => expect(await shop.states()).toEqual([WAITING, WAITING]));
  await shop.control("stop");
  await world.sandbox.fail({ graphFail: null });
  await settled(async () => {
    expect(new Set((await shop.messages()).map(({ status }) => status))).toEqual(new Set(["withdrawn"]));
  });
  await shop.minutesPass(10);
  expect(await shop.heard()).toEqual([[], []]);
});

test("a message that the channel may already have is not sent again by a resume", async () => {
  const shop = await campaignToTwo();
  await world.sandbox.fail({ graphDropAfterAccept: true, statusesOff: true });
  await shop.control("start");
  await settled(async () => {
    const { rows } = await world.product.owner.query(
      `select from notifications n join messages m on m.id = n.message_id where n.rule_id = $1 and m.status = 'unknown'`,
      [shop.id],
    );
    expect(rows).toHaveLength(2);
  });
  await shop.control("pause");
  await world.sandbox.fail({ graphDropAfterAccept: false, statusesOff: false });
  expect((await shop.control("resume")).body.data.status).toBe("running");
  await settled(async () => {
    await shop.minutesPass(0);
    expect((await shop.read()).status).toBe("done");
  });
  expect((await shop.heard()).map((words) => words.length)).toEqual([1, 1]);
});
