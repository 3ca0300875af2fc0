// Texts that a reader of free text finds hard: repeated words, long runs, odd signs, random words. The same ones on
// every run. `reading-speed.ts` measures them, and a property holds that none of them has an effect.
import { chance } from "./chance.ts";

const LONG = 2000;
const SAME = 7;

const REPEATED = [
  "a",
  "á",
  "1",
  " ",
  "~",
  "? ",
  "a ",
  "1 ",
  "de ",
  "y ",
  "no ",
  "no, ",
  "si ",
  "el ",
  "las 2 y ",
  "a las 5 ",
  "12/12 ",
  "el viernes ",
  "viernes o sábado ",
  "mañana 5, ",
  "5, 6, ",
  "con ",
  "con Karen ",
  "soy Ana ",
  "mi hijo ",
  "para mi hija Sofía y ",
  "llego tarde ",
  "corte ",
  "corte y tinte, ",
  "corte de dama y manicure ",
  "cancela ",
  "no canceles ",
  "quiero cita ",
  "quiero mover mi cita ",
  "cuánto cuesta ",
  "¿cuánto cuesta? ",
  "bueno bueno mejor no ",
  "del 3 al 5 de mayo ",
  "12 de diciembre de 2026 ",
  "quiero ",
  "nombre ",
  "👍",
  "\n",
  "| ",
  "é\u0301",
  "h h ",
  "10 h ",
  "1,000",
  "1:",
  "mil ",
  "5 p . m ",
  "-",
  "I want a haircut tomorrow at 5 ",
];

const WORDS =
  "corte dama tinte cita viernes lunes 5 12 31/02 12:30 sí no ¿ ? $ 👍 {{x}} <b> ' ; mañana tarde cancela mueve a las con de el la y o para mi hija Karen Ana soy quiero cuánto cuesta tarde semana que entra no".split(
    " ",
  );

const LETTERS = "abcdefghijlmnoprstuvyz";

export function hostileTexts(): string[] {
  const next = chance(SAME);
  const pick = <T>(all: ArrayLike<T>): T => all[Math.floor(next() * all.length)]!;
  const typed = () => Array.from({ length: 2 + Math.floor(next() * 9) }, () => pick(LETTERS)).join("");
  const fill = (one: () => string) => {
    let text = "";
    while (text.length < LONG) text += `${one()} `;
    return text.slice(0, LONG);
  };
  return [
    ...REPEATED.map((one) => one.repeat(Math.ceil(LONG / one.length)).slice(0, LONG)),
    ...Array.from({ length: 12 }, () => fill(() => pick(WORDS))),
    ...Array.from({ length: 6 }, () => fill(typed)),
    ...Array.from({ length: 6 }, () => fill(() => (next() < 0.5 ? typed() : pick(WORDS)))),
    ...Array.from({ length: 3 }, () => fill(() => String.fromCodePoint(32 + Math.floor(next() * 60_000)))),
  ];
}
