// Next to the place fields: problems, other free hours, and the ghost in the agenda. The ghost follows the form, and
// the form follows a touch of the agenda.

import { addDays, minutesOf, timeOfMinutes } from "@mostrador/domain/kit/calendar.ts";
import { isoAt, localOf } from "@mostrador/domain/kit/time.ts";
import { findSlots } from "@mostrador/domain/scheduling/appointments/routes.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { sayNoneFree, sayRemoved } from "@mostrador/domain/scheduling/appointments/slots/say-none.ts";
import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent } from "react";
import { useRead } from "../../../../lib/query.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";
import { Notice } from "../../../../ui/state/notice.tsx";
import { clock } from "../clock.ts";
import { type Desk, zoneOf } from "../desk.ts";
import { ANYONE, type Draft } from "./appointment-values.ts";
import { FreeSlots } from "./free-slots.tsx";
import { nobodyProblem, type Place, type PlaceProblem, placeProblem } from "./place-problem.ts";
import { RefusedParts } from "./refused-parts.tsx";
import { usePlace } from "./use-place.ts";

export type WatchedPlace = { place: Place; problem: PlaceProblem | null } | null;

type Props = {
  desk: Desk;
  entries: readonly AgendaEntry[];
  ignoreId: string | null;
  /** The place touched since the form opened. */
  moved: Draft | null;
  onPlace: (watched: WatchedPlace) => void;
  /** The server said that the hour is taken. */
  isRefused: boolean;
};

const MOST_NEAR = 4;
const DAYS_OF_NEAR = 3;

export function PlaceWatch({ desk, entries, ignoreId, moved, onPlace, isRefused }: Props) {
  const place = usePlace();
  const problem = useProblem(place, desk, entries, ignoreId);
  const tell = useEffectEvent(onPlace);
  // Compares the text: the passing of time is not another place.
  const said = JSON.stringify([place, problem]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each place and its problem
  useEffect(() => tell(place && { place, problem }), [said]);
  useEffect(() => () => tell(null), []);
  useFollow(moved);
  return (
    <>
      {/* It exists before it has a text, so that screen readers announce the text. */}
      <div role="status">{problem && <Notice tone={problem.isFinal ? "error" : "warning"}>{problem.text}</Notice>}</div>
      {place && problem?.isFinal && <NearFree desk={desk} place={place} />}
      {(problem?.isFinal || isRefused) && <RefusedParts />}
    </>
  );
}

function useProblem(place: Place | null, desk: Desk, entries: readonly AgendaEntry[], ignoreId: string | null) {
  const serviceId = useFormValue<string | null>("serviceId");
  const chosen = useFormValue<string | null>("specialistId");
  const now = useNow();
  const branch = desk.branches.find((one) => one._id === place?.branchId);
  if (!place || !branch) return null;
  const local = localOf(branch.timezone.name, now);
  const service = desk.services.find((one) => one._id === serviceId);
  const known = { entries, branch, ignoreId, now: { day: local.day, minute: minutesOf(local.time) }, service };
  const person = desk.specialists.find((one) => one._id === place.specialistId);
  if (chosen !== ANYONE || !service) return placeProblem(place, { ...known, person });
  const people = desk.specialists.filter(
    (one) => !one.isArchived && one.branchId === branch._id && one.services.includes(service._id),
  );
  return nobodyProblem(place, known, people);
}

/** The server's free hours near a taken one: the same search that the assistant uses. */
function NearFree({ desk, place }: { desk: Desk; place: Place }) {
  const { businessId } = useActiveBusiness();
  const serviceId = useFormValue<string | null>("serviceId");
  const { branchId, day } = place;
  const who = place.specialistId ? { specialistId: place.specialistId } : {};
  const asked = serviceId && businessId;
  const found = useRead(
    findSlots,
    asked ? { query: { businessId, branchId, serviceId, ...who, from: day, to: addDays(day, DAYS_OF_NEAR) } } : null,
  );
  const wanted = `${day}T${timeOfMinutes(place.from)}`;
  const away = (start: string) => Math.abs(Date.parse(`${start.slice(0, 16)}Z`) - Date.parse(`${wanted}Z`));
  const now = isoAt(zoneOf(desk, branchId), useNow());
  const near = [...(found.data?.slots ?? [])]
    .filter(({ start }) => Date.parse(start) >= Date.parse(now))
    // If several people are free then, one is shown.
    .filter(({ start }, index, all) => all.findIndex((other) => other.start === start) === index)
    .sort((a, b) => away(a.start) - away(b.start))
    .slice(0, MOST_NEAR)
    .sort((a, b) => a.start.localeCompare(b.start));
  const none = found.data?.none.find((one) => one.day === day);
  const nameIn = (list: readonly { _id: string; name: string }[], id: string | null) =>
    list.find((one) => one._id === id)?.name;
  const named = {
    specialist: nameIn(desk.specialists, place.specialistId),
    service: nameIn(desk.services, serviceId),
    branch: nameIn(desk.branches, branchId),
  };
  return (
    <>
      {none && (
        <Typography variant="body2" color="textSecondary">
          {[sayNoneFree(none.reason, { ...named, closedFor: none.closedFor }), sayRemoved(none)]
            .filter(Boolean)
            .join(" ")}
          {near.length === 0 && ` Tampoco hay un horario libre en los ${DAYS_OF_NEAR} días que siguen.`}
        </Typography>
      )}
      <FreeSlots slots={near} desk={desk} sends={false} />
    </>
  );
}

/** A touch of the agenda moves the form there; after a service is chosen it keeps its length. */
function useFollow(moved: Draft | null) {
  const start = useFormValue<string>("start");
  const end = useFormValue<string>("end");
  const serviceId = useFormValue<string | null>("serviceId");
  const set = useSetFormValue();
  const follow = useEffectEvent((to: Draft) => {
    const own = minutesOf(end === "00:00" ? "24:00" : end) - minutesOf(start);
    const length = serviceId && own > 0 ? own : to.to - to.from;
    set("branchId", to.branchId);
    if (to.specialistId) set("specialistId", to.specialistId);
    set("day", to.day);
    set("start", timeOfMinutes(to.from));
    set("end", clock(Math.min(to.from + length, 24 * 60)));
  });
  useEffect(() => {
    if (moved) follow(moved);
  }, [moved]);
}
