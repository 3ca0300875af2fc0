// Where the business is and when it is open; names the branch wherever there are several.
import { bullets } from "../../engine/say/format.ts";
import { sayOpening, sayOpenNow } from "../../engine/say/opening.ts";
import { sayPlaces } from "../../engine/say/places.ts";
import type { ToolBranch } from "../../tools/answers/schema.ts";
import type { SpeechFacts } from "../speech-facts.ts";

const MOST_BRANCHES = 6;

export function sayHours(some: readonly ToolBranch[], days: readonly string[], facts: SpeechFacts): string {
  const told = some.slice(0, MOST_BRANCHES);
  const text = told.map((branch) => at(branch, sayOpening([branch], days, facts.now.day), facts)).join("\n");
  return withPart(text, told.length, facts);
}

/** 'Sí' only to a customer who asked exactly that. */
export function sayOpenedNow(some: readonly ToolBranch[], facts: SpeechFacts): string {
  const told = some.slice(0, MOST_BRANCHES);
  const isAsked = some.length === 1 && facts.customer?.intents.has("open-now") === true;
  const text = told
    .map((branch) => {
      const said = sayOpenNow([branch], facts.now);
      return at(branch, isAsked ? said : capital(said.replace(/^Sí, /, "")), facts);
    })
    .join("\n");
  return withPart(text, told.length, facts);
}

export function sayAddresses(some: readonly ToolBranch[], { branches }: SpeechFacts): string {
  if (branches.length === 1 || (some.length === branches.length && some.length <= MOST_BRANCHES))
    return sayPlaces(some);
  const told = some.slice(0, MOST_BRANCHES);
  const lines = told.map((branch) => `${branch.name}: ${sayPlaces([branch])}`);
  if (lines.length === 1) return lines.join("");
  return `De nuestras ${branches.length} sucursales, estas:\n${bullets(lines)}`;
}

function at(branch: ToolBranch, text: string, { branches }: SpeechFacts): string {
  if (branches.length < 2) return text;
  return text
    .split("\n")
    .map((line) => `${branch.name}: ${line}`)
    .join("\n");
}

function withPart(text: string, told: number, { branches }: SpeechFacts): string {
  if (told === branches.length || told === 1) return text;
  return `De nuestras ${branches.length} sucursales, estas:\n${text}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
