// The dependencies of this capability.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Seal } from "../../../kernel/seal.ts";
import type { CalendarProvider } from "../../../providers/calendar/port.ts";

export type CalendarDeps = {
  seal: Seal;
  /** Null while the installation lacks settings. */
  google: CalendarProvider | null;
  /** Their names. */
  missing: readonly string[];
  /** The URL for Google's notifications; null: none, and calendars are read each minute anyway. */
  notifyUrl: string | null;
};

export function googleOf({ google }: CalendarDeps): CalendarProvider {
  if (!google) throw new DomainError(409, "Google Calendar todavía no está configurado en esta instalación");
  return google;
}
