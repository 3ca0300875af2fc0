// Puts a word as typed on a phone (SMS spelling, typos, abbreviations) into the word that the rules look for.

import { COMMON_WORDS, KEY_WORDS } from "../../lexicon/vocabulary.ts";
import { namesAService } from "../catalogue/trades.ts";
import { likenessBySound, singular, sound } from "./likeness.ts";
import { remembered } from "./remembered.ts";

/** `known` are words of the catalogue and names: they are never bent towards a key word that they resemble less.
 * A word that names a service of any trade is no misspelling of another. */
export function spellOut(word: string, known: ReadonlySet<string>): string {
  const short = SHORTHAND[word];
  if (short !== undefined && !(known.has(word) && word.length > 3)) return short;
  if (
    word.length < 4 ||
    KEY_WORDS.has(singular(word)) ||
    known.has(word) ||
    COMMON_WORDS.has(word) ||
    KEY_WORDS.has(word) ||
    namesAService(word)
  )
    return word;
  const key = nearestKey(word);
  if (key.quality === 0) return word;
  return nearest(word, known).quality >= key.quality ? word : key.word;
}

const nearestKey = remembered((word: string) => nearest(word, KEY_WORDS));

function nearest(word: string, words: ReadonlySet<string>): { word: string; quality: number } {
  let best = { word, quality: 0 };
  const heard = sound(word);
  for (const [candidate, its] of soundsOf(words)) {
    const quality = word === candidate ? 1 : likenessBySound(word, heard, candidate, its);
    if (quality > best.quality) best = { word: candidate, quality };
  }
  return best;
}

// The sounds of a list are the same for every word that is compared with it.
function soundsOf(words: ReadonlySet<string>): ReadonlyMap<string, string> {
  const known = SOUNDS.get(words);
  if (known !== undefined) return known;
  const sounds = new Map([...words].map((word) => [word, sound(word)]));
  SOUNDS.set(words, sounds);
  return sounds;
}

const SOUNDS = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, string>>();

const SHORTHAND: Record<string, string> = {
  q: "que",
  orita: "ahorita",
  aorita: "ahorita",
  tardecito: "tarde",
  alas: "a las",
  ala: "a la",
  sabadito: "sabado",
  viernesito: "viernes",
  juevesito: "jueves",
  lunesito: "lunes",
  martesito: "martes",
  miercolitos: "miercoles",
  dominguito: "domingo",
  k: "que",
  ke: "que",
  qe: "que",
  xq: "porque",
  pq: "porque",
  porq: "porque",
  x: "por",
  xfa: "porfavor",
  xfavor: "porfavor",
  xfis: "porfavor",
  porfa: "porfavor",
  porfas: "porfavor",
  porfis: "porfavor",
  porfi: "porfavor",
  plis: "porfavor",
  pliss: "porfavor",
  pls: "porfavor",
  plz: "porfavor",
  please: "porfavor",
  pf: "porfavor",
  tmb: "tambien",
  tb: "tambien",
  tbn: "tambien",
  tmbn: "tambien",
  tambn: "tambien",
  bn: "bien",
  bns: "buenos",
  wenas: "buenas",
  pa: "para",
  pal: "para el",
  toy: "estoy",
  d: "de",
  dl: "del",
  qro: "quiero",
  kiero: "quiero",
  kero: "quiero",
  quero: "quiero",
  qisiera: "quisiera",
  sita: "cita",
  zita: "cita",
  cta: "cita",
  citas: "citas",
  mnn: "manana",
  mna: "manana",
  mnna: "manana",
  manna: "manana",
  mannana: "manana",
  maniana: "manana",
  mana: "manana",
  mnana: "manana",
  hrs: "horas",
  hr: "horas",
  hs: "horas",
  ps: "pues",
  pos: "pues",
  pus: "pues",
  pss: "pues",
  dnd: "donde",
  onde: "donde",
  cm: "como",
  kmo: "como",
  cmo: "como",
  kuanto: "cuanto",
  cto: "cuanto",
  qnto: "cuanto",
  cuant: "cuanto",
  cuanto: "cuanto",
  ola: "hola",
  oy: "hoy",
  oi: "hoy",
  asta: "hasta",
  ora: "hora",
  oras: "horas",
  oli: "hola",
  holi: "hola",
  holis: "hola",
  hello: "hola",
  hi: "hola",
  grax: "gracias",
  grcs: "gracias",
  grs: "gracias",
  thx: "gracias",
  thanks: "gracias",
  ty: "gracias",
  finde: "fin de semana",
  lun: "lunes",
  mie: "miercoles",
  mier: "miercoles",
  mierc: "miercoles",
  jue: "jueves",
  juev: "jueves",
  vie: "viernes",
  vier: "viernes",
  sab: "sabado",
  dom: "domingo",
  prox: "proximo",
  sig: "siguiente",
  min: "minutos",
  mins: "minutos",
  aver: "a ver",
  tons: "entonces",
  ntons: "entonces",
  ntp: "ntp",
  oc: "ok",
  oks: "ok",
  okis: "ok",
  okas: "ok",
  oki: "ok",
  oka: "ok",
  okei: "ok",
  okey: "ok",
  okay: "ok",
  okok: "ok",
  dale: "dale",
  sii: "si",
  sip: "si",
  sipi: "si",
  sep: "si",
  seep: "si",
  zi: "si",
  zii: "si",
  chi: "si",
  yes: "si",
  yep: "si",
  noo: "no",
  nop: "no",
  nope: "no",
  nel: "no",
  nanais: "no",
  nah: "no",
  ubi: "ubicacion",
  suc: "sucursal",
  info: "informacion",
  tlf: "telefono",
  tel: "telefono",
  asap: "cuanto antes",
  dr: "doctor",
  dra: "doctora",
  lic: "licenciada",
  mtra: "maestra",
  mtro: "maestro",
  profe: "maestro",
  agendenme: "agendar",
  tempra: "temprano",
  mediodia: "mediodia",
  noc: "noche",
  tard: "tarde",
  tardecita: "tarde",
  tardesita: "tarde",
  mananita: "manana",
  nochecita: "noche",
  tempranito: "temprano",
  tempranillo: "temprano",
  depa: "departamento",
};
