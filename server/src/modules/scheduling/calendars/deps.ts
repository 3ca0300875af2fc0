// What the capability is given when the product is put together.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Seal } from "../../../kernel/seal.ts";
import type { CalendarProvider } from "../../../providers/calendar/port.ts";

export type CalendarDeps = {
  seal: Seal;
  /** Null while settings of the installation are missing. */
  google: CalendarProvider | null;
  /** Their names. */
  missing: readonly string[];
  /** Where Google tells of changes; null: nowhere, and calendars are read each minute all the same. */
  notifyUrl: string | null;
};

export function googleOf({ google }: CalendarDeps): CalendarProvider {
  if (!google) throw new DomainError(409, "Google Calendar todavía no está configurado en esta instalación");
  return google;
}
