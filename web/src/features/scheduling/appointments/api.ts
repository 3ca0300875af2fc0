// The agenda's server calls: the entries around the visible days, cached while the person moves through them, and read
// again without flicker after changes.
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import type { BodyInput } from "@mostrador/domain/kit/route.ts";
import * as classes from "@mostrador/domain/scheduling/appointments/classes/routes.ts";
import { appointmentChanged, busyTimesChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import * as routes from "@mostrador/domain/scheduling/appointments/routes.ts";
import type { AgendaEntry, Appointment } from "@mostrador/domain/scheduling/appointments/schema.ts";
import * as visitChanges from "@mostrador/domain/scheduling/appointments/visit/change/routes.ts";
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { CallError, read } from "../../../lib/client.ts";
import { send, useCall, useRead, useSend } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import { removalQueue } from "../../../ui/resource/removal-queue.ts";

const TOLD = [appointmentChanged, busyTimesChanged];
const AGENDA = routes.listAgenda.name;
const STALE = [
  AGENDA,
  routes.populateAppointments.name,
  routes.getAppointment.name,
  routes.appointmentHistory.name,
  routes.findSlots.name,
];
/** How far beyond the visible days to read (contract/agenda#limits), and how close to that edge more is prefetched. */
const DAYS_AROUND = 30;
const DAYS_BEFORE_THE_EDGE = 10;
/** A burst of changes causes one read. */
const BURST_MS = 150;

type Days = { from: Day; to: Day };

/**
 * The entries of one branch, or of all when it is null; earlier ones stay until the next arrive. The visible days load
 * first, then the days around them. `isReading`: the visible days are not complete.
 */
export function useAgenda(branchId: string | null, visible: Days) {
  const { businessId } = useActiveBusiness();
  const [range, setRange] = useState(visible);
  const wanted = covers(range, visible) ? range : around(visible);
  if (wanted !== range) setRange(wanted);
  const query = useQuery({
    ...entriesOf(businessId, branchId, wanted),
    enabled: businessId !== null,
    placeholderData: (before: AgendaEntry[] | undefined, earlier) =>
      earlier && branchOf(earlier.queryKey) === (branchId ?? undefined) ? keepPreviousData(before) : undefined,
  });
  const shown = useRef<{ branchId: string | null; range: Days }>(null);
  const isThere = query.isSuccess && !query.isPlaceholderData;
  useEffect(() => {
    if (isThere) shown.current = { branchId, range: wanted };
  }, [isThere, branchId, wanted]);
  const isNearEdge = !covers(wanted, grown(visible, DAYS_BEFORE_THE_EDGE));
  useEffect(() => {
    if (isThere && isNearEdge) return whenIdle(() => setRange(around(visible)));
  }, [isThere, isNearEdge, visible]);
  const before = shown.current;
  const isStanding = before?.branchId === branchId && covers(before.range, visible);
  const { data, error, refetch } = query;
  return { data, error, refetch, isReading: query.isPending || (query.isPlaceholderData && !isStanding) };
}

/** Reads what the first drawing needs. Throws when that fails. */
export function readEntries(client: QueryClient, businessId: string, branchId: string | null, visible: Days) {
  return client.fetchQuery(entriesOf(businessId, branchId, visible));
}

function entriesOf(businessId: string | null, branchId: string | null, days: Days) {
  const asked = { ...(branchId && { branchId }), ...days };
  return queryOptions({
    queryKey: [AGENDA, businessId, null, asked] as const,
    queryFn: ({ signal }) => read(routes.listAgenda, { query: { businessId: businessId as string, ...asked }, signal }),
    staleTime: 30_000,
  });
}

/** Reads the agenda again when anyone changes it. */
export function useAgendaLive() {
  useRereadOn(TOLD, STALE, BURST_MS);
}

// The texts come from contract/agenda#limits.
export const NOT_EDITED = "Error al actualizar la cita";
const NOT_MOVED = "Error al actualizar la visita";
export const useRepeatAppointment = () =>
  useTaking(useCall(routes.repeatAppointment, STALE, "Ocurrió un error inesperado al agendar la cita"));
export const useChangeStatus = () =>
  useCall(routes.changeAppointmentStatus, STALE, "Error al actualizar el estado de la cita", keepVersions);
export const useChangeVisitStatus = () =>
  useCall(visitChanges.changeVisitStatus, STALE, "Error al actualizar el estado de la visita", keepVersions);
export const useChangeClassStatus = () =>
  useCall(classes.changeClassStatus, STALE, "Error al actualizar el estado de la clase", keepVersions);
export const useDeleteAppointment = () => useCall(routes.deleteAppointment, STALE, "Error al eliminar la cita");
export const useCreateBlocks = () => useTaking(useCall(routes.createBlocks, STALE, "Error al procesar la solicitud"));
export const useEditBlock = () =>
  useTaking(useCall(routes.editBlock, STALE, "Error al procesar la solicitud", keepVersions));
export const useDeleteBlock = () => useCall(routes.deleteBlock, STALE, "Error al eliminar el bloqueo");

/** A call that books, edits or moves appointments. */
export type PlaceCall = () => Promise<{ message: string; data: Appointment | Appointment[] }>;

/** Sends whichever of them was chosen. `more`: what becomes stale besides the agenda. */
export function usePlaceCall(more: readonly string[] = []) {
  return useTaking(useSend((place: PlaceCall) => place(), [...STALE, ...more], keepVersions));
}

export const editCall =
  (id: string, appointment: BodyInput<typeof routes.editAppointment>["appointment"]): PlaceCall =>
  () =>
    send(routes.editAppointment, { params: { id }, body: { appointment } }, NOT_EDITED);

/** Moves the whole visit of an appointment. */
export const moveCall =
  (id: string, visit: BodyInput<typeof visitChanges.moveVisit>["visit"]): PlaceCall =>
  () =>
    send(visitChanges.moveVisit, { params: { id }, body: { visit } }, NOT_MOVED);

/** Moves the whole class of an appointment. */
export const moveClassCall =
  (id: string, moved: BodyInput<typeof classes.moveClass>["class"]): PlaceCall =>
  () =>
    send(classes.moveClass, { params: { id }, body: { class: moved } }, "Error al actualizar la clase");

/** Taking the hour of a just deleted appointment ends its undo. */
function useTaking<Given, Answer>(call: { mutateAsync: (given: Given) => Promise<Answer> }) {
  return { mutateAsync: (given: Given) => removalQueue.settle().then(() => call.mutateAsync(given)) };
}

/** An appointment or block outside the visible days, which the address names. */
export function useFarEntry(id: string | null) {
  const { businessId } = useActiveBusiness();
  return useQuery<Pick<AgendaEntry, "_id" | "branchId" | "start">>({
    queryKey: [routes.getAppointment.name, businessId, id],
    enabled: id !== null,
    queryFn: ({ signal }) => {
      const given = { params: { id: id as string }, signal };
      return read(routes.getAppointment, given).catch((reason: unknown) => {
        if (isGone(reason)) return read(routes.getBlock, given);
        throw reason;
      });
    },
  });
}

/** It does not exist, or no longer exists. */
export function isGone(reason: unknown): boolean {
  return reason instanceof CallError && reason.status === 404;
}

export function useClientHistory(clientId: string | null) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.populateAppointments, clientId && businessId ? { query: { clientId, businessId } } : null);
}

/** The history of an entry; null reads nothing. */
export function useEntryHistory(id: string | null) {
  return useRead(routes.appointmentHistory, id ? { params: { id } } : null);
}

/** Shows a change at once, and cancels running reads, which would show the old state. */
export async function patchEntry(client: QueryClient, id: string, change: Partial<AgendaEntry>): Promise<void> {
  await client.cancelQueries({ queryKey: [AGENDA] });
  client.setQueriesData<AgendaEntry[]>({ queryKey: [AGENDA] }, (entries) =>
    entries?.map((entry) => (entry._id === id ? { ...entry, ...change } : entry)),
  );
}

type SavedEntry = { _id: string; updatedAt: string };

/** Updates the cached version after a save, so that the next change does not conflict with it. */
function keepVersions(client: QueryClient, { data }: { data: SavedEntry | SavedEntry[] }): void {
  const versions = new Map([data].flat().map(({ _id, updatedAt }) => [_id, updatedAt]));
  client.setQueriesData<AgendaEntry[]>({ queryKey: [AGENDA] }, (entries) =>
    entries?.map((entry) => ({ ...entry, updatedAt: versions.get(entry._id) ?? entry.updatedAt })),
  );
}

/** The latest version that this screen has shown. */
export function versionShown(client: QueryClient, { _id, updatedAt }: AgendaEntry): string {
  const lists = client.getQueriesData<AgendaEntry[]>({ queryKey: [AGENDA] });
  const shown = lists.flatMap(([, entries]) => entries?.find((entry) => entry._id === _id)?.updatedAt ?? []);
  return [updatedAt, ...shown].sort().at(-1) as string;
}

/** Reverts a refused change. Someone else may have caused the refusal, so it reads the server's state again. */
export async function restoreEntry(client: QueryClient, id: string, former: Partial<AgendaEntry>): Promise<void> {
  await patchEntry(client, id, former);
  void client.invalidateQueries({ queryKey: [AGENDA] });
}

const around = (visible: Days) => grown(visible, DAYS_AROUND);

function grown({ from, to }: Days, days: number): Days {
  return { from: addDays(from, -days), to: addDays(to, days) };
}

function covers(range: Days, days: Days): boolean {
  return days.from >= range.from && days.to <= range.to;
}

function branchOf(key: readonly unknown[]): unknown {
  return (key[3] as { branchId?: string } | undefined)?.branchId;
}
