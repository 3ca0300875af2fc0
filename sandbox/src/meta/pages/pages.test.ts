import { afterEach, beforeEach, expect, test } from "vitest";
import { openWorld } from "../../testing/open-world.ts";

const PAGE = {
  channel: "messenger",
  pageId: "100200300400",
  name: "Salón",
  accessToken: "EAAP-la-pagina",
  instagram: { id: "178200300400", username: "salon" },
};

let world: Awaited<ReturnType<typeof openWorld>>;
beforeEach(async () => {
  world = await openWorld();
  await world.call("POST", "/console/numbers", PAGE);
});
afterEach(() => world.close());

const subscribe = () =>
  world.call(
    "POST",
    `/v23.0/${PAGE.pageId}/subscribed_apps?subscribed_fields=messages,message_echoes,message_reads`,
    undefined,
    PAGE.accessToken,
  );
const write = async (channel: string, text = "Hola") =>
  (
    await world.call("POST", "/console/messages", {
      channel,
      to: channel === "messenger" ? PAGE.pageId : PAGE.instagram.id,
      from: "ana",
      name: "Ana López",
      text,
    })
  ).body;
const send = (id: string, message: object, more: object = {}, token = PAGE.accessToken) =>
  world.call(
    "POST",
    `/v23.0/${PAGE.pageId}/messages`,
    { recipient: { id }, messaging_type: "RESPONSE", message, ...more },
    token,
  );

test("a page hears only what it subscribed to, signed, and knows people by an id of its own", async () => {
  await write("messenger");
  expect(world.receiver.hooks).toHaveLength(0);
  await subscribe();
  const [onPage, onAccount] = [await write("messenger"), await write("instagram")];
  expect(onPage.userId).not.toBe(onAccount.userId);
  await expect.poll(() => world.receiver.hooks.length).toBe(2);
  expect(world.receiver.hooks.map(({ signature }) => signature)).toEqual([
    expect.stringMatching(/^sha256=/),
    expect.stringMatching(/^sha256=/),
  ]);
  const person = await world.call("GET", `/v23.0/${onPage.userId}?fields=first_name`, undefined, PAGE.accessToken);
  expect(person.body).toMatchObject({ first_name: "Ana", last_name: "López" });
});

test("it is as strict as Meta", async () => {
  const { userId } = await write("messenger");
  const account = await write("instagram");
  const code = async (answer: ReturnType<typeof send>) => {
    const { error } = (await answer).body;
    return [error?.code, error?.error_subcode];
  };
  expect(await code(send(userId, { text: "Hola" }, {}, "EAAP-otra"))).toEqual([190, undefined]);
  expect(await code(send("999", { text: "Hola" }))).toEqual([100, 2018001]);
  expect(await code(send(userId, { text: "a".repeat(2001) }))).toEqual([100, undefined]);
  expect(await code(send(account.userId, { text: "á".repeat(501) }))).toEqual([100, undefined]);
  expect(await code(send(userId, { text: "Hola" }, { messaging_type: "MESSAGE_TAG", tag: "ACCOUNT_UPDATE" }))).toEqual([
    100,
    undefined,
  ]);
  await world.fail({ windowClosed: true });
  expect(await code(send(userId, { text: "Hola" }))).toEqual([10, 2018278]);
  expect(await code(send(account.userId, { text: "Hola" }))).toEqual([10, 2534022]);
  await world.fail({ windowClosed: false });
  expect((await send(userId, { text: "Hola" })).body).toMatchObject({ recipient_id: userId });
});
