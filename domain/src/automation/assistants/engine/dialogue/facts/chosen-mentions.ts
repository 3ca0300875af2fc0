// Of several days or hours in one message, those that are wanted.
import type { DayMention } from "../../parse/time/days.ts";
import type { TimeMention } from "../../parse/time/times.ts";

/** Of several: those that are wanted, the corrected one, or all that stand joined by "o". */
export function chosenMentions<T extends DayMention | TimeMention>(
  mentions: readonly T[],
  corrects: boolean,
  text: string,
): T[] {
  const wanted = mentions.filter((mention) => !mention.denied);
  const strong = wanted.filter((mention) => !mention.weak && !mention.existing);
  const all =
    strong.length > 0
      ? strong
      : wanted.filter((mention) => !mention.existing).length > 0
        ? wanted.filter((mention) => !mention.existing)
        : wanted;
  // What stands before a correction is gone.
  const last = all.findLastIndex((mention) => mention.corrects);
  const usable = last > 0 ? all.slice(last) : all;
  if (usable.length < 2) return usable;
  // "A las 5, si no a las 6", "si no hay el viernes, el sábado": the first is the one wanted.
  const span = text.slice(usable[0]!.corrects ? usable[0]!.at : 0, usable.at(-1)!.at);
  if (/\bsi no\b(?! (?:puedo|podre|alcanzo))/.test(span)) return usable.slice(0, 1);
  const correcting = usable.filter((mention) => mention.corrects);
  if (correcting.length > 0) return correcting.slice(-1);
  const joined = usable.every(
    (mention, i) =>
      i === 0 ||
      /^[^.?!]{0,12}\| (?:o|u) [^.?!|]{0,15}$|^[^.|?!]{0,25}\b(o|u|y|ni)\b[^.|?!]{0,25}$|^ , $/.test(
        text.slice(usable[i - 1]!.end, mention.at),
      ),
  );
  if ("clock" in usable[0]!) {
    const bounded = usable.filter((mention) => mention.bound !== null);
    if (bounded.length === usable.length || (bounded.length > 0 && !corrects)) return usable;
  }
  return joined && !(corrects && !/ o /.test(text)) ? usable : usable.slice(-1);
}
