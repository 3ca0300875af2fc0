// A business with a Facebook page and an Instagram account connected, for tests of their conversations.
import type { Caller } from "../caller.ts";
import type { JsonBody } from "../json-body.ts";
import { signInAtFacebook } from "../providers/meta.ts";
import type { TestProduct } from "../start-product.ts";
import { eventually, newNumberId, type Sandbox } from "../start-sandbox-process.ts";
import { makeShop } from "./shop.ts";

export type PageChannel = "messenger" | "instagram";

/** What Meta knows about a page before any business connects it. */
export async function openPage(sandbox: Sandbox, more: object = {}) {
  const pageId = newNumberId();
  const instagram = { id: `178${pageId}`, username: `salon.${pageId}` };
  const page = { pageId, name: `Salón ${pageId}`, accessToken: `EAAP-page-${pageId}`, instagram };
  await sandbox.call("POST", "/console/numbers", { channel: "messenger", ...page, ...more });
  return page;
}

/** Signs in with Facebook as the owner, and connects a page and its Instagram account. */
export async function connectPages(owner: Caller, sandbox: Sandbox, more: object = {}) {
  const { businessId } = owner;
  const page = await openPage(sandbox, more);
  const { code, state } = await signInAtFacebook(owner, { pages: [page.pageId] });
  const found = await owner.post("/api/channel/facebook", { signIn: { businessId, code, state } });
  const accounts = [
    { kind: "messenger", externalId: page.pageId },
    { kind: "instagram", externalId: page.instagram.id },
  ];
  const choice = { businessId, signInId: found.body.data.signInId, accounts };
  const connected = await owner.post("/api/channel/facebook/connect", { choice });
  if (connected.status !== 201) throw new Error(JSON.stringify(connected.body));
  return { page, channels: connected.body.data as JsonBody[] };
}

export async function makePageShop(product: TestProduct, sandbox: Sandbox, more: object = {}) {
  const shop = await makeShop(product);
  const { owner, businessId } = shop;
  const { page, channels } = await connectPages(owner, sandbox, more);
  const accountOf = (channel: PageChannel) => (channel === "messenger" ? page.pageId : page.instagram.id);
  const threads = async (query = ""): Promise<JsonBody[]> =>
    (await owner.get(`/api/thread?businessId=${businessId}${query}`)).body.data.threads;
  const messages = async (clientId: string): Promise<JsonBody[]> =>
    (await owner.get(`/api/thread/messages?businessId=${businessId}&clientId=${clientId}`)).body.data.messages;
  return {
    ...shop,
    page,
    channels,
    threads,
    messages,
    write: (channel: PageChannel, from: string, text: string, about: object = {}): Promise<JsonBody> =>
      sandbox.writeToPage({ channel, to: accountOf(channel), from, text, name: "Ana López", ...about }),
    comment: (channel: PageChannel, from: string, text: string, about: object = {}): Promise<JsonBody> =>
      sandbox.call("POST", "/console/comments", { channel, to: accountOf(channel), from, text, ...about }),
    /** The comments under the posts, as every visitor sees them. */
    postComments: async (channel: PageChannel): Promise<JsonBody[]> => {
      const about = new URLSearchParams({ channel, to: accountOf(channel) });
      return (await sandbox.call("GET", `/console/comments?${about}`)).comments;
    },
    chat: async (channel: PageChannel, from: string): Promise<JsonBody[]> =>
      (await sandbox.pageChat(channel, accountOf(channel), from)).messages,
    say: (clientId: string, channel: string, text: string, about: object = {}) =>
      owner.post("/api/thread/messages", { message: { businessId, clientId, channel, text, ...about } }),
    threadOf: (channel: PageChannel): Promise<JsonBody> =>
      eventually(async () => {
        const wanted = channel === "messenger" ? "Messenger" : "Instagram";
        const thread = (await threads()).find((each) => each.channel === wanted);
        if (!thread) throw new Error("no thread yet");
        return thread;
      }),
  };
}
