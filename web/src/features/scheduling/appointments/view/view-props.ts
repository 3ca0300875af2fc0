import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { Point } from "../drag/places.ts";
import type { Segment } from "../grid/segments.ts";

/** What the views without hours down the side draw: they come when they are first looked at. */
export type DaysViewProps = {
  label: string;
  /** All that are on the screen. */
  days: readonly Day[];
  /** The day that was asked for. */
  day: Day;
  today: Day;
  entries: readonly AgendaEntry[];
  /** Nothing has been read yet. */
  isReading: boolean;
  colorOf: (of: Pick<Segment, "entry">) => string;
  personOf: (of: Pick<Segment, "entry">) => string;
  onDay: (day: Day) => void;
  onOpen: (entryId: string) => void;
  onEntryMenu: (entryId: string, point: Point) => void;
  /** An empty place of a day; null for who may not write there. */
  onPlace: ((day: Day) => void) | null;
};
