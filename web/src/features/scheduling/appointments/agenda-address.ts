// The agenda's state in its address: view, day, branch, people, states, columns, colours, zoom, open entry.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { APPOINTMENT_STATUSES, type AppointmentStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { addressNow } from "../../../lib/address/address.ts";
import type { ColumnsBy } from "./grid/columns.ts";
import { VIEW_WORDS, VIEWS, type View } from "./view/views.ts";

export type ColorBy = "specialist" | "status";
export type AgendaAddress = {
  view: View;
  /** Null is today. */
  day: Day | null;
  /** `ALL_BRANCHES` is all active ones, null the first. */
  branchId: string | null;
  /** Null is everybody. */
  people: readonly string[] | null;
  /** Null is all states. */
  statuses: readonly AppointmentStatus[] | null;
  hidesCancelled: boolean;
  /** For views of several days; a single day always has a column per person. */
  columnsBy: ColumnsBy;
  colorBy: ColorBy;
  /** The zoom step of the hours; 0 is the default. */
  zoom: number;
  openId: string | null;
  /** What to create: set by a link from another page. */
  begun: "book" | "block" | null;
  /** The contact to create it for. */
  clientId: string | null;
};
/**
 * Code that depends on the current address calls this, because keys come faster than the agenda renders. Null changes
 * nothing.
 */
export type AddressChange = Partial<AgendaAddress> | ((now: AgendaAddress) => Partial<AgendaAddress> | null);

export const ALL_BRANCHES = "todas";
/** Pixels an hour at each zoom step. */
export const ZOOM_PX: Readonly<Record<number, number>> = { [-2]: 44, [-1]: 58, 0: 76, 1: 104, 2: 144 };
const BEGUN: Readonly<Record<string, AgendaAddress["begun"]>> = { cita: "book", bloqueo: "block" };

/** `usual`: the default view of this screen. */
export function useAgendaAddress(usual: View) {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params, usual), [params, usual]);
  const go = useCallback(
    (change: AddressChange) => {
      const now = addressNow();
      const wanted = typeof change === "function" ? change(readAddress(now, usual)) : change;
      if (!wanted) return;
      // Opening an entry adds a Back step; changing the day does not.
      const replace = !wanted.openId;
      setParams(writeAddress(now, wanted), { replace });
    },
    [setParams, usual],
  );
  return { address, go };
}

export function readAddress(params: URLSearchParams, usual: View): AgendaAddress {
  const day = params.get("dia") ?? "";
  const people = params.get("especialistas");
  const wanted = params.get("estados")?.split(",");
  const statuses = APPOINTMENT_STATUSES.filter((status) => wanted?.includes(status));
  const zoom = Number(params.get("zoom") ?? 0);
  return {
    view: VIEWS.find((view) => VIEW_WORDS[view].inAddress === params.get("vista")) ?? usual,
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
    branchId: params.get("sucursal"),
    people: people ? people.split(",") : null,
    statuses: statuses.length > 0 ? statuses : null,
    hidesCancelled: params.get("canceladas") === "ocultas",
    columnsBy: params.get("columnas") === "especialista" ? "specialist" : "day",
    colorBy: params.get("color") === "estado" ? "status" : "specialist",
    zoom: zoom in ZOOM_PX ? zoom : 0,
    openId: params.get("cita"),
    begun: BEGUN[params.get("nuevo") ?? ""] ?? null,
    clientId: params.get("cliente"),
  };
}

function writeAddress(next: URLSearchParams, change: Partial<AgendaAddress>): URLSearchParams {
  const set = (name: string, value: string | null | undefined) => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  if (change.view !== undefined) set("vista", VIEW_WORDS[change.view].inAddress);
  if (change.day !== undefined) set("dia", change.day);
  if (change.branchId !== undefined) set("sucursal", change.branchId);
  if (change.people !== undefined) set("especialistas", change.people?.join(","));
  if (change.statuses !== undefined) set("estados", change.statuses?.join(","));
  if (change.hidesCancelled !== undefined) set("canceladas", change.hidesCancelled ? "ocultas" : null);
  if (change.columnsBy !== undefined) set("columnas", change.columnsBy === "specialist" ? "especialista" : null);
  if (change.colorBy !== undefined) set("color", change.colorBy === "status" ? "estado" : null);
  if (change.zoom !== undefined) set("zoom", change.zoom === 0 ? null : String(change.zoom));
  if (change.openId !== undefined) set("cita", change.openId);
  if (change.begun === null) for (const name of ["nuevo", "cliente"]) set(name, null);
  return next;
}
