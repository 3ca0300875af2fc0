import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { Point } from "../../../../ui/drag/edge-scroll.ts";
import type { Segment } from "../grid/segments.ts";
import type { Occupancy } from "./occupancy.ts";

/** The props of the views without an hour axis, which load on demand. */
export type DaysViewProps = {
  label: string;
  /** All visible days. */
  days: readonly Day[];
  /** The requested day. */
  day: Day;
  today: Day;
  entries: readonly AgendaEntry[];
  /** How full each day is; nothing while there is no data. */
  occupancy: ReadonlyMap<Day, Occupancy>;
  /** No data yet. */
  isReading: boolean;
  colorOf: (of: Pick<Segment, "entry">) => string;
  personOf: (of: Pick<Segment, "entry">) => string;
  onDay: (day: Day) => void;
  onOpen: (entryId: string) => void;
  onEntryMenu: (entryId: string, point: Point) => void;
  /** An empty place of a day; null for people who may not create entries there. */
  onPlace: ((day: Day) => void) | null;
};
