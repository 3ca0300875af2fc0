// What a language model may say before the server's question: plain statements, so that a yes can answer nothing but the
// question. Sentences that ask, tell the customer what to answer, name a day or an hour, or speak of a side effect are left out.
import { fold } from "../../../kit/text.ts";
import { clockClaims } from "../claims/clock-claims.ts";
import { dateClaims, weekdayClaims } from "../claims/date-claims.ts";
import { withoutMoney } from "../claims/money-claims.ts";

/** '' when nothing of it may stand there. */
export function leadText(text: string): string {
  const sentences = text.split(/(?<=[!?…]|(?<!\b[ap](?:\.?\s?m)?)\.)\s+|\n+/u).map((sentence) => sentence.trim());
  return sentences.filter((sentence) => sentence !== "" && isStatement(fold(sentence))).join(" ");
}

function isStatement(sentence: string): boolean {
  const plain = withoutMoney(sentence);
  return (
    !/[¿?]/.test(sentence) &&
    !ANSWERING.test(sentence) &&
    !EFFECT.test(sentence) &&
    !DAY.test(plain) &&
    clockClaims(plain).length + dateClaims(plain).length + weekdayClaims(plain).length === 0
  );
}

const ANSWERING =
  /\b(?:si|ok|respond\w*|contest\w*|escrib\w*|dime|dinos|manda|mandame|envia|enviame|acepta|aceptas|confirm\w*|dale)\b|👍|👌|✅/u;
const EFFECT = /\b(?:agend|apart|reserv|reagend|reprogram|muev|mov|cambi|cancel|anul|cita|lugar)\w*/;
const DAY = /\b(?:hoy|manana|pasado|tarde|noche)\b/;
