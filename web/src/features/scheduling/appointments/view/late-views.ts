// Views that the first load does not need.
import { latePart } from "../../../../ui/state/late.tsx";
import type { DaysViewProps } from "./view-props.ts";

export const LATE_VIEWS = {
  month: latePart<DaysViewProps>(async () => (await import("./month-view.tsx")).MonthView),
  list: latePart<DaysViewProps>(async () => (await import("./list-view.tsx")).ListView),
};
