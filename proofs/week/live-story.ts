// Plays one person's story: writes, reads the answers, agrees to a summary or takes an offered hour.
import { eventually } from "../../server/test/start-sandbox-process.ts";
import { ask, type Customer } from "./customer.ts";
import type { Line, Story, Wish } from "./stories.ts";

/** `wrong`: mistakes in the answers. `said` has the whole conversation, for a person to read. */
export type StoryResult = {
  story: Story;
  customer: Customer;
  who: string;
  said: string[];
  wrong: string[];
  /** Texts that were written, each once even when delivered twice, in the order of writing. */
  wrote: string[];
  /** Answers that arrived during the story. */
  heard: number;
};
/** What the staff do and see for one customer. */
export type Staff = {
  write(customer: Customer, text: string): Promise<void>;
  /** Resolves when this text is stored. */
  stored(customer: Customer, text: string): Promise<void>;
};

const MOST_TURNS = 9;
const SETTLED = {
  booked: /^Listo.*quedó agendada/m,
  moved: /^Listo/m,
  cancelled: /^Listo, cancelé|^Tu cita de .* quedó cancelada/m,
};
const AGREES = /¿[^?]*(agendo|aparto|reservo|confirm|muevo|cambio|cancelo|cancele)[^?]*\?/i;
const CHOOSES = /•|\n-|¿[^?]*(cuál|qué hora|te queda|prefieres|funciona|acomoda)[^?]*\?/i;
const ASKED: [RegExp, (wish: Wish) => string][] = [
  [/¿[^?]*(qué|cuál) servicio[^?]*\?/i, ({ service }) => service],
  [/¿[^?]*tu nombre[^?]*\?/i, () => "Ana López"],
  [/¿[^?]*qué día[^?]*\?/i, ({ day }) => day],
];

export async function liveStory(story: Story, customer: Customer, staff: Staff): Promise<StoryResult> {
  const lived: StoryResult = { story, customer, who: "", said: [], wrong: [], wrote: [], heard: 0 };
  try {
    for (const turn of story.turns) {
      if (lived.wrong.length > 0) break;
      if ("staff" in turn) await hear(customer, lived, turn.staff, staff);
      else await say(turn, customer, lived, staff);
    }
  } catch (error) {
    lived.wrong.push((error as Error).message);
  }
  lived.who = await customer.who();
  lived.heard = (await customer.replies()).length;
  return lived;
}

async function hear(customer: Customer, { said }: StoryResult, text: string, staff: Staff): Promise<void> {
  await staff.write(customer, text);
  await eventually(async () => {
    if (!(await customer.replies()).some((reply) => reply.text === text)) throw new Error(`«${text}» never came`);
  }, 60_000);
  said.push(`(staff) ${text}`);
}

async function say(line: Line, customer: Customer, lived: StoryResult, staff: Staff): Promise<void> {
  const { said, wrong } = lived;
  note(line, lived);
  if (line.isSilent) return saySilently(line, customer, staff);
  const says = line.says ?? [];
  const answers = await ask(customer, line.sends, line.sends.length > 1 ? says : []);
  said.push(...answers);
  const all = answers.join("\n");
  for (const pattern of says) if (!pattern.test(all)) wrong.push(`${pattern} is not in «${all}»`);
  if (!line.settles) return;
  let answer = answers.at(-1) as string;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    if (SETTLED[line.settles].test(answer) && !AGREES.test(answer)) return;
    const reply = replyTo(answer, line.wish);
    const next: Line = { sends: [{ text: reply }] };
    note(next, lived);
    const [came] = await ask(customer, next.sends, []);
    answer = came as string;
    said.push(answer);
  }
  wrong.push(`was not ${line.settles} after ${MOST_TURNS} turns`);
}

function replyTo(answer: string, wish: Wish | undefined): string {
  if (AGREES.test(answer)) return "sí, por favor";
  const asked = ASKED.find(([pattern]) => pattern.test(answer));
  if (asked && wish && wish.service !== "mi cita") return asked[1](wish);
  return CHOOSES.test(answer) ? "la primera" : "cualquiera";
}

/** A reaction refers to the last answer; for a text, waits until it is stored. */
async function saySilently({ sends }: Line, customer: Customer, staff: Staff): Promise<void> {
  for (const written of sends) {
    const to = written.type === "reaction" ? (await customer.replies()).at(-1)?.id : undefined;
    await customer.write({ ...written, ...(to === undefined ? {} : { to }) });
    if (written.text) await staff.stored(customer, written.text);
  }
}

function note({ sends }: Line, { said, wrote }: StoryResult): void {
  said.push(...sends.map(({ type, text, title }) => `— ${type ? `[${type}] ` : ""}${text ?? title ?? ""}`));
  const once = sends.filter(({ id }, at) => id === undefined || sends.findIndex((each) => each.id === id) === at);
  const inTime = once.toSorted((a, b) => (b.ago ?? 0) - (a.ago ?? 0));
  wrote.push(...inTime.flatMap(({ text, title }) => text ?? title ?? []));
}
