// Finds the service (or the several similar ones) that the words of a text match best.

import type { ToolService } from "../../../tools/answers/schema.ts";
import { GENERIC_WORDS } from "../../lexicon/small-words.ts";
import { singular } from "../words/likeness.ts";
import type { Hit, Word } from "./word-hits.ts";

export function bestGroup(
  hits: readonly Hit[],
  names: readonly string[][],
  services: readonly ToolService[],
  chosenFrom: readonly string[],
) {
  const scores = services.map((service, index) => {
    const own = oncePerPart(hits.filter((hit) => hit.service === index));
    const byName = new Map<string, number>();
    for (const hit of own) byName.set(hit.name, Math.max(byName.get(hit.name) ?? 0, hit.quality));
    const covered = [...byName].reduce(
      (sum, [name, quality]) => sum + quality * (GENERIC_WORDS.has(singular(name)) ? 0.5 : 1),
      0,
    );
    const telling = names[index]!.filter((part) => !GENERIC_WORDS.has(singular(part)));
    const whole = telling.length > 0 && telling.every((part) => (byName.get(part) ?? 0) >= 0.6);
    const bonus = (whole ? 0.3 : 0) + (chosenFrom.includes(service.id) && own.length > 0 ? 0.5 : 0);
    return {
      index,
      words: own.map((hit) => hit.word),
      strong: strongWords(own),
      score: isTelling(own) ? covered + bonus : 0,
      whole,
    };
  });
  const top = Math.max(...scores.map((score) => score.score));
  const near = scores.filter((score) => score.score > 0 && score.score >= top - 0.15);
  if (near.length === 0) return null;
  // Among equals, the one said first, with those that the same words mean.
  const first = near.reduce((one, other) => (start(other.words) < start(one.words) ? other : one));
  const sharing = near.filter((score) => score.words.some((word) => first.words.includes(word)));
  // "Corte de dama y corte de caballero": both full names are said, so both are booked, one after the other.
  const whole = sharing.filter(
    (score) => score.whole && !sharing.some((other) => other.whole && isWithin(score, other)),
  );
  const apart = whole.some((score) => score.words.some((word) => !whole.every((other) => other.words.includes(word))));
  // "La casa y el departamento": each has its own word, so both are meant, one after the other.
  const distinct =
    sharing.length > 1 &&
    sharing.every((score) =>
      score.strong.some((word) => !sharing.some((other) => other !== score && other.words.includes(word))),
    );
  const rivals = whole.length > 1 ? whole : sharing;
  const winners =
    whole.length > 1 && !apart
      ? whole
      : whole.length > 1 || distinct
        ? [rivals.reduce((one, other) => (own(other, rivals) < own(one, rivals) ? other : one))]
        : sharing;
  const words = [...new Set(winners.flatMap((winner) => winner.words))];
  return { services: winners.map((winner) => winner.index), words };
}

/** Of a word said twice ("corte de niño y corte"), the one next to the other words of that name. */
function oncePerPart(hits: readonly Hit[]): Hit[] {
  return hits.filter((hit) => {
    const rivals = hits.filter(
      (other) => other !== hit && other.name === hit.name && other.word.text === hit.word.text,
    );
    // "Corte de niño": the noun comes before the word that identifies it.
    const gap = (one: Word, other: Word) => (one.at < other.at ? other.at - one.end : one.at - other.end + 8);
    const away = (one: Hit) =>
      Math.min(...hits.filter((other) => other.name !== one.name).map((other) => gap(one.word, other.word)), 999);
    return rivals.every(
      (rival) => away(hit) < away(rival) || (away(hit) === away(rival) && hit.word.at < rival.word.at),
    );
  });
}

/** "Todo" is related to "completo", but does not identify a service alone. */
function isTelling(own: readonly Hit[]): boolean {
  return own.some((hit) => hit.quality >= 0.7 || !/^(?:tod|enter)[oa]s?$/.test(hit.word.text));
}

/** Words of the name itself, as written. */
function strongWords(own: readonly Hit[]): Word[] {
  return own.filter((hit) => hit.quality >= 0.95 && !GENERIC_WORDS.has(singular(hit.name))).map((hit) => hit.word);
}

type Score = { words: Word[] };

/** Whether all words that match one service match the other too, and more. */
function isWithin(one: Score, other: Score): boolean {
  return one.words.length < other.words.length && one.words.every((word) => other.words.includes(word));
}

/** The position of the first word that only this one has. */
function own(score: Score, all: readonly Score[]): number {
  const alone = score.words.filter((word) => !all.some((other) => other !== score && other.words.includes(word)));
  return alone.length > 0 ? start(alone) : start(score.words);
}

export function start(words: readonly Word[]): number {
  return Math.min(...words.map((word) => word.at));
}
