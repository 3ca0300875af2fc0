import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import { timeOfMinutes } from "@mostrador/domain/kit/calendar.ts";
import { HOUR_PX } from "./grid-styles.ts";

/** The hours at the left of the grid; now's takes the place of one that it would cover. */
export function HourLabels({ hours, now }: { hours: Span; now: number | null }) {
  const y = (minute: number) => ((minute - hours.from) / 60) * HOUR_PX;
  const labels = Array.from({ length: (hours.to - hours.from) / 60 - 1 }, (_, index) => hours.from + (index + 1) * 60);
  const isNear = (minute: number) => now !== null && Math.abs(now - minute) < 14;
  return (
    <>
      {labels.map((minute) =>
        isNear(minute) ? null : (
          <span key={minute} style={{ top: y(minute) }}>
            {timeOfMinutes(minute)}
          </span>
        ),
      )}
      {now !== null && now >= hours.from && now <= hours.to && (
        <span className="now-hour" style={{ top: y(now) }}>
          {timeOfMinutes(now)}
        </span>
      )}
    </>
  );
}
