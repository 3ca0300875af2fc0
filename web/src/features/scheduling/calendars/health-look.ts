import type { LinkedCalendar } from "@mostrador/domain/scheduling/calendars/schema.ts";
import type { Mark } from "../../../ui/data/status.tsx";
import type { Tone } from "../../../ui/theme/palette-types.ts";

/** The light of a linked calendar. */
export const HEALTH_LOOK: Readonly<Record<LinkedCalendar["health"], { label: string; tone: Tone; mark: Mark }>> = {
  ok: { label: "Al día", tone: "success", mark: "check" },
  reading: { label: "Leyendo", tone: "primary", mark: "half" },
  late: { label: "Con retraso", tone: "warning", mark: "clock" },
  broken: { label: "Sin permiso", tone: "error", mark: "cross" },
};
