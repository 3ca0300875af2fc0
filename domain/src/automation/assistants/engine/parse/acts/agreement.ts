// Decides whether a customer agrees to a proposal. A yes is agreement only where every word of the message is
// explained: as consent, as courtesy, or as a detail of the proposal. Another hour, a condition, a question, another
// request or an unknown word means no agreement.
import type { Day, HourMinute } from "../../../../../kit/calendar.ts";
import { fold } from "../../../../../kit/text.ts";
import { FIRST_NAMES } from "../../lexicon/first-names.ts";
import { KINDRED } from "../catalogue/synonyms.ts";
import { canBe } from "../time/clock.ts";
import { type TimeReading, whenSaid } from "../time/when.ts";
import { readWords } from "../words/words.ts";
import { leaningOf } from "./leaning.ts";
import { asks, isOnCondition, isPlainYes, namesOtherAmount, wantsOtherPrice } from "./plain-yes.ts";

export type Agreement = "agrees" | "declines" | "changes" | "unclear";

/** What a yes would carry out, as far as it is known: repeating its details changes nothing. */
export type Proposal = {
  /** The day on which the message is read, local to the business: "mañana" is counted from it. */
  today?: Day;
  day?: Day;
  time?: HourMinute;
  /** As they were shown: the service, the person, the branch, the price, the customer's name. */
  names?: readonly string[];
};

/** Reads one message (or several of a burst, parted by line breaks) as the answer to a proposal. */
export function readAgreement(text: string, proposal: Proposal = {}): Agreement {
  const own = new Set(
    proposal.names
      ?.flatMap((name) =>
        fold(name)
          .replace(/(\d),(?=\d{3})/g, "$1")
          .split(/[^a-z0-9]+/),
      )
      .filter((word) => word !== ""),
  );
  const words = readWords(text.trim().slice(0, 2000).split("\n"), new Set([...own, ...FIRST_NAMES, ...KINDRED]));
  const leaning = leaningOf(words.text);
  const page = { text: words.text.replace(GOODBYES, (said) => "~".repeat(said.length)) };
  const when = whenSaid(page, page.text, { day: proposal.today ?? UNKNOWN_DAY, time: "00:00" }, true);
  const isChanged =
    !isSameWhen(when, proposal) ||
    wantsOtherPrice(words.text) ||
    namesOtherAmount(words.text, own) ||
    leaning.other !== null;
  if (leaning.no && !leaning.yes) return declined(words.text, isChanged);
  if (isChanged) return "changes";
  if (isPlainYes(words.text, page.text, leaning, own)) return "agrees";
  return leaning.yes && /\bpero\b/.test(words.text) ? "changes" : "unclear";
}

// "No, mejor con Karen" wants something else; "no, ¿qué más hay?" decides nothing yet.
function declined(text: string, isChanged: boolean): Agreement {
  const rest = text.replace(/^no (?:, )?|\b(?:mejor|siempre) (?:ya )?no\b/g, "");
  if (isChanged || leaningOf(rest).corrects) return "changes";
  return asks(text) || isOnCondition(text) ? "unclear" : "declines";
}

function isSameWhen(when: TimeReading, { today, day, time }: Proposal): boolean {
  return (
    when.shift === null &&
    when.shiftBy === null &&
    when.shiftDays === null &&
    when.days.every(
      (one) => !one.denied && today !== undefined && day !== undefined && one.from <= day && one.to >= day,
    ) &&
    when.times.every((one) => !one.denied && one.bound === null && time !== undefined && canBe(one.clock, time)) &&
    when.parts.every(
      (one) =>
        !one.denied &&
        time !== undefined &&
        (one.notBefore === null || one.notBefore <= time) &&
        (one.notAfter === null || one.notAfter >= time),
    )
  );
}

const UNKNOWN_DAY: Day = "2000-01-01";

const GOODBYES =
  /\bhasta (?:luego|pronto|entonces|manana(?= ?(?:$|[.,!|])))|\bque (?:este|tengas?|pases?) (?:muy |un |una )?(?:bien|buen dia|bonito dia|linda tarde|buena tarde|excelente dia)\b/g;
