// The props of the agenda's heading and menus.
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
  /** The visible days. */
  days: readonly Day[];
  /** The text of the range of days, full and short. */
  title: { whole: string; short: string };
  go: (change: Partial<AgendaAddress>) => void;
  onStep: (by: number) => void;
  onCreate: (() => void) | null;
  /** 'Agendar cita', or 'Bloquear horario' for people who may only do that. */
  createLabel: string;
};
