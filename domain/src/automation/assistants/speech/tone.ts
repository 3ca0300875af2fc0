// How an assistant of a certain personality words its courtesies. Facts have only one wording.
import { fold } from "../../../kit/text.ts";

export type Tone = {
  hello: (name: string) => string;
  thank: string;
  welcome: string;
  sorry: string;
  bye: string;
  need: string;
};

export function toneOf(personality: string): Tone {
  const folded = fold(personality);
  if (/direct/.test(folded)) return TONES.direct;
  if (/calid|empatic|entusiast|carin|alegre/.test(folded)) return TONES.warm;
  return TONES.plain;
}

const TONES: Readonly<Record<"plain" | "warm" | "direct", Tone>> = {
  plain: {
    hello: (name) => `Hola${name}.`,
    thank: "Gracias por escribirnos.",
    welcome: "Con gusto. Aquí estoy si necesitas algo más.",
    sorry: "Lamento la molestia.",
    bye: "Hasta luego, que te vaya muy bien.",
    need: "¿En qué te ayudo?",
  },
  warm: {
    hello: (name) => `¡Hola${name}! Qué gusto saludarte.`,
    thank: "¡Muchas gracias por escribirnos!",
    welcome: "¡Con mucho gusto! Aquí estoy si necesitas algo más.",
    sorry: "Lamento mucho lo que me cuentas.",
    bye: "¡Hasta pronto! Que te vaya muy bien.",
    need: "¿En qué te puedo ayudar?",
  },
  direct: {
    hello: (name) => `Hola${name}.`,
    thank: "Gracias.",
    welcome: "Con gusto.",
    sorry: "Lamento la molestia.",
    bye: "Hasta luego.",
    need: "¿Qué necesitas?",
  },
};
