// One person lives a story: writes, reads what comes, agrees to a summary or takes an hour that was offered.
import type { Customer } from "./customer.ts";
import type { Line, Story } from "./stories.ts";

/** `wrong`: what the answers should not have been. The whole conversation stands in `said`, to be read. */
export type Lived = { story: Story; who: string; said: string[]; wrong: string[] };

const MOST_TURNS = 8;
const SETTLED = { booked: /^Listo.*quedó agendada/m, moved: /^Listo/m, cancelled: /^Listo, cancelé/m };
const AGREES = /¿[^?]*(agendo|aparto|reservo|confirm|muevo|cambio|cancelo|cancele)[^?]*\?/i;
const CHOOSES = /•|\n-|¿[^?]*(cuál|qué hora|te queda|prefieres|funciona|acomoda)[^?]*\?/i;

export async function liveStory(story: Story, customer: Customer): Promise<Lived> {
  const lived: Lived = { story, who: "", said: [], wrong: [] };
  try {
    for (const line of story.lines) if (lived.wrong.length === 0) await say(line, customer, lived);
  } catch (error) {
    lived.wrong.push((error as Error).message);
  }
  lived.who = await customer.who();
  return lived;
}

async function say(line: Line, customer: Customer, { said, wrong }: Lived): Promise<void> {
  const ask = async (text: string) => {
    said.push(`— ${text}`);
    const answer = await customer.ask(text);
    said.push(answer);
    return answer;
  };
  let answer = await ask(line.text);
  if (line.says && !line.says.test(answer)) wrong.push(`${line.says} is not in «${answer}»`);
  if (!line.settles) return;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    if (SETTLED[line.settles].test(answer) && !AGREES.test(answer)) return;
    answer = await ask(AGREES.test(answer) ? "sí, por favor" : CHOOSES.test(answer) ? "la primera" : "cualquiera");
  }
  wrong.push(`was not ${line.settles} after ${MOST_TURNS} turns`);
}
