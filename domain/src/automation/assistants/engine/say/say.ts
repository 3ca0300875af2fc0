// Words a decision: each act in its sentence, paragraphs apart.
import type { Act } from "../policy/decision.ts";
import { ENGLISH } from "./english/english.ts";
import { short } from "./short.ts";
import { SPANISH } from "./spanish.ts";
import type { Voice } from "./voice.ts";

/** Null where nothing is said. */
export function sayActs(acts: readonly Act[], voice: Voice): string | null {
  const [first, ...rest] = acts;
  if (first?.act === "greet" && !first.isWhole && rest.length > 0) {
    const text = sayActs(rest, voice);
    return text && short(`${sentence(first, voice)}\n${text}`);
  }
  const paragraphs: string[][] = [[]];
  for (const act of acts) {
    if (act.act === "break") paragraphs.push([]);
    else paragraphs.at(-1)!.push(sentence(act, voice));
  }
  const text = paragraphs
    .map((sentences) => sentences.join(" "))
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
  return text === "" ? null : short(text);
}

function sentence(act: Exclude<Act, { act: "break" }>, voice: Voice): string {
  const words = voice.language === "en" ? ENGLISH : SPANISH;
  const say = words[act.act] as (act: Act, voice: Voice) => string;
  return say(act, voice);
}
