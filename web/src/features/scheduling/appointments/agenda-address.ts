// What the agenda shows, kept in the address: view, day, branch, people, colours, the open entry.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { addressNow } from "../../../lib/address-now.ts";
import type { View } from "./grid/columns.ts";

export type ColorBy = "specialist" | "status";
export type AgendaAddress = {
  view: View;
  /** Null is today. */
  day: Day | null;
  branchId: string | null;
  /** Null is everybody. */
  people: readonly string[] | null;
  colorBy: ColorBy;
  openId: string | null;
  /** What is to be begun: arrived at from elsewhere. */
  begun: "book" | "block" | null;
  /** For whom it is to be begun. */
  clientId: string | null;
};

const BEGUN: Readonly<Record<string, AgendaAddress["begun"]>> = { cita: "book", bloqueo: "block" };

const VIEWS: Readonly<Record<string, View>> = { dia: "day", semana: "week" };

/** `usual`: the view of this screen when the address names none. */
export function useAgendaAddress(usual: View) {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params, usual), [params, usual]);
  const go = useCallback(
    (change: Partial<AgendaAddress>) => {
      // Opening an entry is a step that the way back undoes; walking through days is not.
      const replace = !change.openId;
      setParams(() => writeAddress(addressNow(), change), { replace });
    },
    [setParams],
  );
  return { address, go };
}

function readAddress(params: URLSearchParams, usual: View): AgendaAddress {
  const day = params.get("dia") ?? "";
  const people = params.get("especialistas");
  return {
    view: VIEWS[params.get("vista") ?? ""] ?? usual,
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
    branchId: params.get("sucursal"),
    people: people ? people.split(",") : null,
    colorBy: params.get("color") === "estado" ? "status" : "specialist",
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
  if (change.view !== undefined) set("vista", change.view === "day" ? "dia" : "semana");
  if (change.day !== undefined) set("dia", change.day);
  if (change.branchId !== undefined) set("sucursal", change.branchId);
  if (change.people !== undefined) set("especialistas", change.people?.join(","));
  if (change.colorBy !== undefined) set("color", change.colorBy === "status" ? "estado" : null);
  if (change.openId !== undefined) set("cita", change.openId);
  if (change.begun === null) for (const name of ["nuevo", "cliente"]) set(name, null);
  return next;
}
