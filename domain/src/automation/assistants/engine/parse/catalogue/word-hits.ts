// Which words of a text match which service: by its name, by a synonym, or by its description.

import type { ToolService } from "../../../tools/answers/schema.ts";
import { COMMON_WORDS } from "../../lexicon/vocabulary.ts";
import { likeness, singular, sound } from "../words/likeness.ts";
import { remembered } from "../words/remembered.ts";
import { areSynonyms } from "./synonyms.ts";
import { namesAService } from "./trades.ts";

export type Word = { text: string; at: number; end: number };

export type Hit = { word: Word; service: number; quality: number; name: string };

export function hitOf(word: Word, name: readonly string[], service: number): Hit[] {
  let best: Hit | null = null;
  for (const part of name) {
    const quality = wordQuality(word.text, part);
    if (quality > (best?.quality ?? 0)) best = { word, service, quality, name: part };
  }
  return best ? [best] : [];
}

function wordQuality(typed: string, part: string): number {
  if (typed === part) return 1;
  if (/\d/.test(typed) || /\d/.test(part)) return 0;
  const a = singular(typed);
  const b = singular(part);
  if (a === b) return 0.98;
  // "Me lo bañan": a form of the word itself.
  const meant = areSynonyms(a, b) ? (/^ban/.test(a) && /^ban/.test(b) ? 0.8 : 0.6) : 0;
  if (COMMON_WORDS.has(typed)) return meant;
  if (isDiminutive(typed, part)) return 0.9;
  const begins = typed.length >= 4 && part.startsWith(typed) ? 0.8 : 0;
  // A word that alone names a service is no typo of another one.
  if (namesAService(typed)) return sound(a) === sound(b) ? 0.95 : Math.max(begins, meant, stemQuality(a, b));
  const alike = Math.max(likeness(typed, part), likeness(a, b));
  if (alike > 0 || begins > 0) return alike || begins;
  if (isByEar(typed, part)) return 0.85;
  return stemQuality(a, b) || meant;
}

// "Afinación", "afinar".
function stemQuality(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same >= 6 && same >= Math.max(a.length, b.length) - 5 ? 0.65 : 0;
}

// "Pedikiur", "manikiur": the same consonant sounds, in the same order.
function isByEar(typed: string, part: string): boolean {
  if (typed.length < 6 || part.length < 6 || Math.abs(sound(typed).length - sound(part).length) > 1) return false;
  const [a, b] = [consonants(typed), consonants(part)];
  return a.length > 3 && a === b;
}

const consonants = remembered((word: string) => sound(word).replace(/[aeiouy]/g, ""));

// "uñitas", "cortecito".
function isDiminutive(typed: string, part: string): boolean {
  const base = /^(.{2,}?)c?it[oa]s?$/.exec(typed)?.[1];
  return base !== undefined && part.startsWith(base) && part.length - base.length <= 2 && part.length >= 4;
}

export function descriptionHits(words: readonly Word[], services: readonly ToolService[]): Hit[] {
  return words.flatMap((word) =>
    word.text.length < 5 || COMMON_WORDS.has(word.text) || namesAService(word.text)
      ? []
      : services.flatMap((service, index) =>
          nameWords(service.description).some((part) => singular(part) === singular(word.text))
            ? [{ word, service: index, quality: 0.5, name: word.text }]
            : [],
        ),
  );
}

export function nameWords(name: string): string[] {
  return contentWords(plainName(name)).map((word) => word.text);
}

function plainName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

export function contentWords(text: string): Word[] {
  return [...text.matchAll(/[a-z0-9]+/g)]
    .map((match) => ({ text: match[0], at: match.index, end: match.index + match[0].length }))
    .filter((word) => !STOP.has(word.text) && (word.text.length > 2 || /\d/.test(word.text)));
}

const STOP = new Set(
  `de del la el los las un una unos con para por sin mas que quiero quisiera cita citas agendar agendame reservar apartar hora horas dia hoy
  favor porfavor hola buenos buenas dias tardes noches gracias mi mis me te se su tu al lo le en es soy no si ya otro otra nuevo nueva
  consultar saber precio precios costo cuanto cuesta sale hacer hacerme ponerme poner quiere necesito busco ver algo tengo tienes tienen
  hay puedo puede podria cambiar cambio cancelar confirmar mover cual cuales info informacion servicios opcion tipo bien solo sola
  persona lugar ambos tambien ademas and the primera primer segunda segundo vez nuestro`.split(/\s+/),
);
