// What the heading of the agenda and its menus know and may change.
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaAddress } from "../agenda-address.ts";
import type { Desk } from "../desk.ts";
import type { Person } from "../grid/columns.ts";

export type AgendaHeaderProps = {
  desk: Desk;
  branch: Branch;
  people: readonly Person[];
  address: AgendaAddress;
  day: Day;
  today: Day;
  /** On the screen. */
  days: readonly Day[];
  /** The whole stretch of days, and as the phone says it. */
  title: { whole: string; short: string };
  go: (change: Partial<AgendaAddress>) => void;
  onStep: (by: number) => void;
  onCreate: (() => void) | null;
  /** 'Agendar cita', or 'Bloquear horario' for who may only do that. */
  createLabel: string;
};
