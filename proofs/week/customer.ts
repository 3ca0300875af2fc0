// A person who writes to a business, over any channel, with every kind of message of a phone.
import type { PageChannel } from "../../server/test/shops/page-shop.ts";
import { eventually, type Sandbox } from "../../server/test/start-sandbox-process.ts";

export type Channel = "WhatsApp" | "Messenger" | "Instagram";
export type Reply = { id: string; text: string };

/** An outgoing message of the person; `text` is the caption when it is not text. */
export type CustomerMessage = {
  text?: string;
  type?: "text" | "photo" | "voice" | "button" | "reaction";
  /** For a button: its title. */
  title?: string;
  /** For a reaction: the id of its message. */
  to?: string;
  /** The name of another person who uses this phone. */
  name?: string;
  /** How many milliseconds ago it was written. */
  ago?: number;
  /** The same id again is the same message, delivered twice. */
  id?: string;
};

export type Customer = {
  channel: Channel;
  /** Their id in the product: the end of their number, or their id at the page. */
  who(): Promise<string>;
  /** Returns its id at the channel. */
  write(written: CustomerMessage): Promise<string>;
  /** What came back, oldest first. */
  replies(): Promise<Reply[]>;
};

/** An answer takes longer under load; a customer without one after this time was forgotten. */
const FORGOTTEN_MS = 90_000;
const NAME = "Ana López";

let last = 3_310_000_000;
function next(): number {
  last += 1;
  return last;
}

type ChatMessage = { id: string; direction: "in" | "out"; text: string };
const repliesIn = (chat: ChatMessage[]) =>
  chat.filter(({ direction }) => direction === "out").map(({ id, text }) => ({ id, text }));
const timeOf = ({ ago }: CustomerMessage) =>
  ago === undefined ? {} : { at: new Date(Date.now() - ago).toISOString() };
const idOf = ({ id }: CustomerMessage) => (id === undefined ? {} : { id });

/** `from`: ten digits, when the number is given. */
export function onWhatsApp(sandbox: Sandbox, to: string, from = String(next())): Customer {
  return {
    channel: "WhatsApp",
    who: async () => from,
    async write(written) {
      const { text = "", type = "text", title = "", name = NAME, to: messageId = "" } = written;
      const kinds = {
        text: { text },
        photo: { type: "image", text },
        voice: { type: "audio" },
        button: { type: "button_reply", choice: { id: "opcion-1", title } },
        reaction: { type: "reaction", reaction: { messageId, emoji: "❤️" } },
      };
      const told = await sandbox.write({ to, from, name, ...kinds[type], ...timeOf(written), ...idOf(written) });
      return told.id;
    },
    replies: async () => repliesIn(await sandbox.chat(to, from)),
  };
}

export function onPage(sandbox: Sandbox, channel: PageChannel, to: string): Customer {
  const from = `persona.${next()}`;
  const chat = () => sandbox.pageChat(channel, to, from);
  return {
    channel: channel === "messenger" ? "Messenger" : "Instagram",
    who: async () => (await chat()).userId,
    async write(written) {
      const { text = "", type = "text", title = "", to: messageId = "" } = written;
      const kinds = {
        text: { text },
        photo: { type: "image", text },
        voice: { type: "audio" },
        button: { type: "postback", choice: { id: "opcion-1", title } },
        reaction: { type: "reaction", messageId, emoji: "❤️" },
      };
      const message = { channel, to, from, name: NAME, ...kinds[type], ...timeOf(written), ...idOf(written) };
      return (await sandbox.writeToPage(message)).id;
    },
    replies: async () => repliesIn((await chat()).messages),
  };
}

/** Sends all messages in this order, and waits for an answer, or until the answers contain all of `says`. */
export async function ask(
  customer: Customer,
  written: readonly CustomerMessage[],
  says: readonly RegExp[],
): Promise<string[]> {
  const before = (await customer.replies()).length;
  for (const each of written) await customer.write(each);
  let answers: string[] = [];
  await eventually(async () => {
    answers = (await customer.replies()).slice(before).map(({ text }) => text);
    const isAll = says.every((pattern) => pattern.test(answers.join("\n")));
    if (answers.length === 0 || !isAll) throw new Error(`«${answers.join("», «")}» to ${JSON.stringify(written)}`);
  }, FORGOTTEN_MS);
  return answers;
}
