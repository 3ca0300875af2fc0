// Formats the days and hours found in a text, in short: "11-26 | 5? [12:00-19:30]". "5?" is an hour without am or pm.

import { parse } from "@mostrador/domain/automation/assistants/engine/parse/parse.ts";
import { type Clock, timesOf } from "@mostrador/domain/automation/assistants/engine/parse/time/clock.ts";
import { chosenOf } from "@mostrador/domain/automation/assistants/engine/policy/draft/chosen.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";

const EMPTY = { services: [], branches: [], specialists: [], words: new Set<string>(), quotes: [] };

export function whenText(text: string, today: Day): string {
  const said = parse([text], EMPTY, { day: today, time: "10:00" }, { asks: "when", options: [] });
  const days = chosenOf({ said }, said.days).map(({ from, to }) =>
    from === to ? from.slice(5) : `${from.slice(5)}..${to.slice(5)}`,
  );
  const times = chosenOf({ said }, said.times).map((time) => {
    if (time.until) return `${sayClock(time.clock)}-${sayClock(time.until)}`;
    const sign = time.bound === "from" || time.bound === "after" ? ">" : time.bound !== null ? "<" : "";
    return sign + sayClock(time.clock);
  });
  const parts = said.parts
    .filter((part) => !part.denied)
    .slice(-1)
    .map(({ notBefore, notAfter, order }) => `[${notBefore ?? ""}-${notAfter ?? ""}${order ? ` ${order}` : ""}]`);
  return `${days.join(",")} | ${[times.join(","), ...parts, said.shift ?? ""].filter(Boolean).join(" ")}`;
}

function sayClock(clock: Clock): string {
  if (clock.half !== null) return timesOf(clock)[0]!;
  return `${clock.hour}${clock.minute === 0 ? "" : `:${String(clock.minute).padStart(2, "0")}`}?`;
}
