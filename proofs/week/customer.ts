// Somebody who writes to a business, over whichever channel.
import type { PageChannel } from "../../server/test/shops/page-shop.ts";
import { eventually, type Sandbox } from "../../server/test/start-sandbox-process.ts";

export type Customer = {
  /** As the product knows them: the end of their number, or their id at the page. */
  who(): Promise<string>;
  /** Writes, and waits for what is answered to it. */
  ask(text: string): Promise<string>;
};

/** Beside other work an answer takes its time; who has none by then was forgotten. */
const FORGOTTEN_MS = 60_000;
const NAME = "Ana López";

let last = 3_310_000_000;
function next(): number {
  last += 1;
  return last;
}

export function onWhatsApp(sandbox: Sandbox, to: string): Customer {
  const from = String(next());
  const write = (text: string) => sandbox.write({ to, from, text, name: NAME });
  return { who: async () => from, ask: asking(write, () => sandbox.chat(to, from)) };
}

export function onPage(sandbox: Sandbox, channel: PageChannel, to: string): Customer {
  const from = `persona.${next()}`;
  const chat = () => sandbox.pageChat(channel, to, from);
  return {
    who: async () => (await chat()).userId,
    ask: asking(
      (text) => sandbox.writeToPage({ channel, to, from, text, name: NAME }),
      async () => (await chat()).messages,
    ),
  };
}

type Said = { direction: "in" | "out"; text: string };

function asking(write: (text: string) => Promise<unknown>, chat: () => Promise<Said[]>) {
  const replies = async () => (await chat()).filter(({ direction }) => direction === "out").map(({ text }) => text);
  return async (text: string): Promise<string> => {
    const before = (await replies()).length;
    await write(text);
    return eventually(async () => {
      const answer = (await replies())[before];
      if (answer === undefined) throw new Error(`no answer to «${text}»`);
      return answer;
    }, FORGOTTEN_MS);
  };
}
