// Somebody who writes to a business, over whichever channel, in all the ways that a phone has.
import type { PageChannel } from "../../server/test/shops/page-shop.ts";
import { eventually, type Sandbox } from "../../server/test/start-sandbox-process.ts";

export type Channel = "WhatsApp" | "Messenger" | "Instagram";
export type Reply = { id: string; text: string };

/** What is written; `text` is the caption of what is not text. */
export type Written = {
  text?: string;
  type?: "text" | "photo" | "voice" | "button" | "reaction";
  /** Of a button: as it stands there. */
  title?: string;
  /** Of a reaction: to which message. */
  to?: string;
  /** Somebody else who has this phone in their hands. */
  name?: string;
  /** So many milliseconds before it arrives. */
  ago?: number;
  /** The same again is the same message, delivered twice. */
  id?: string;
};

export type Customer = {
  channel: Channel;
  /** As the product knows them: the end of their number, or their id at the page. */
  who(): Promise<string>;
  /** Its id at the channel. */
  write(written: Written): Promise<string>;
  /** What came back, oldest first. */
  replies(): Promise<Reply[]>;
};

/** Beside other work an answer takes its time; who has none by then was forgotten. */
const FORGOTTEN_MS = 90_000;
const NAME = "Ana López";

let last = 3_310_000_000;
function next(): number {
  last += 1;
  return last;
}

type Said = { id: string; direction: "in" | "out"; text: string };
const repliesIn = (chat: Said[]) =>
  chat.filter(({ direction }) => direction === "out").map(({ id, text }) => ({ id, text }));
const timeOf = ({ ago }: Written) => (ago === undefined ? {} : { at: new Date(Date.now() - ago).toISOString() });
const idOf = ({ id }: Written) => (id === undefined ? {} : { id });

/** `from`: ten digits, where it is known who writes. */
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

/** Writes all of it, in this order, and waits for an answer, or until all of `says` is in what comes back. */
export async function ask(customer: Customer, written: readonly Written[], says: readonly RegExp[]): Promise<string[]> {
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
