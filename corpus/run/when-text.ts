// What a text says of days and hours, written short: "11-26 | 5? [12:00-19:30]". "5?" is an hour without its half.

import { chosenMentions } from "@mostrador/domain/automation/assistants/engine/dialogue/facts/chosen-mentions.ts";
import { leaningOf } from "@mostrador/domain/automation/assistants/engine/parse/acts/leaning.ts";
import { type Clock, timesOf } from "@mostrador/domain/automation/assistants/engine/parse/time/clock.ts";
import { whenSaid } from "@mostrador/domain/automation/assistants/engine/parse/time/when.ts";
import { readWords } from "@mostrador/domain/automation/assistants/engine/parse/words/words.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";

export function whenText(said: string, today: Day): string {
  const { text } = readWords([said], new Set());
  const page = { text };
  const when = whenSaid(page, text, { day: today, time: "10:00" }, true);
  const { corrects } = leaningOf(text);
  const days = chosenMentions(when.days, corrects, text).map(({ from, to }) =>
    from === to ? from.slice(5) : `${from.slice(5)}..${to.slice(5)}`,
  );
  const times = chosenMentions(when.times, corrects, text).map((time) => {
    if (time.until) return `${sayClock(time.clock)}-${sayClock(time.until)}`;
    const sign = time.bound === "from" || time.bound === "after" ? ">" : time.bound !== null ? "<" : "";
    return sign + sayClock(time.clock);
  });
  const parts = when.parts
    .filter((part) => !part.denied)
    .slice(-1)
    .map(({ notBefore, notAfter, order }) => `[${notBefore ?? ""}-${notAfter ?? ""}${order ? ` ${order}` : ""}]`);
  return `${days.join(",")} | ${[times.join(","), ...parts, when.shift ?? ""].filter(Boolean).join(" ")}`;
}

function sayClock(clock: Clock): string {
  if (clock.half !== null) return timesOf(clock)[0]!;
  return `${clock.hour}${clock.minute === 0 ? "" : `:${String(clock.minute).padStart(2, "0")}`}?`;
}
