// Searches the free hours of a service: one round trip for every query of a service for one client at a time. All code that offers or takes an hour uses it,
// and the domain decides (D-4.1).
import { type Day, dayNumber } from "@mostrador/domain/kit/calendar.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { SlotQuestion } from "@mostrador/domain/scheduling/appointments/slots/slot-question.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type OpenClassRow, readOpenClasses } from "../classes/class.store.ts";
import { type NeedRow, readNeeds } from "../facilities/facility-hold.store.ts";
import {
  busyOf,
  numbersOf,
  type PlaceRow,
  readKnown,
  readPlaces,
  readSpecialists,
  type SearchKey,
  type SpecialistRow,
} from "./slot-search.store.ts";

export type SlotSearch = Omit<SearchKey, "notBefore" | "from" | "to"> & {
  /** Local days of each branch, both searched. */
  from: Day;
  to: Day;
  /** Epoch ms: no slot starts earlier. */
  notBefore: Instant;
  /** Epoch ms: every slot starts before this. */
  before?: Instant | undefined;
};

export type BranchQuestion = { branchId: string; available: boolean; question: SlotQuestion };

const MS_PER_MINUTE = 60_000;

/** One question for each branch that gives the service, in the order of the branches. */
export async function questionsOf(tx: Tx, search: SlotSearch): Promise<BranchQuestion[]> {
  const questions = await ofOneClient(tx, search);
  return hasClasses(questions) ? withClasses(questions, await readOpenClasses(tx.unlimited, keyOf(search))) : questions;
}

/** The same outside a transaction: in one round trip, and in a second one only for a service with several places. */
export async function searchSlots(ctx: TenantCtx, search: SlotSearch): Promise<BranchQuestion[]> {
  const questions = await readTogether(ctx, (tx) => ofOneClient(tx, search));
  if (!hasClasses(questions)) return questions;
  return withClasses(questions, await readTogether(ctx, (tx) => readOpenClasses(tx.unlimited, keyOf(search))));
}

/** Sends its statements at once. */
async function ofOneClient(tx: Tx, search: SlotSearch): Promise<BranchQuestion[]> {
  const key = keyOf(search);
  const [places, specialists, needs] = await Promise.all([
    readPlaces(tx, key),
    readSpecialists(tx, key),
    // a room is taken by every appointment, also by one that the caller may not see
    readNeeds(tx.unlimited, key),
  ]);
  return places.map((place) => ({
    branchId: place.branch_id,
    available: place.available,
    question: { ...questionOf(search, place, specialists), ...needsOf(search, place, needs) },
  }));
}

function keyOf(search: SlotSearch): SearchKey {
  return { ...search, notBefore: new Date(search.notBefore) };
}

function hasClasses(questions: readonly BranchQuestion[]): boolean {
  return questions.some(({ question }) => (question.service.capacity ?? 1) > 1);
}

function withClasses(questions: readonly BranchQuestion[], open: readonly OpenClassRow[]): BranchQuestion[] {
  const classesOf = (id: string) =>
    new Map(open.filter((row) => row.specialist_id === id).map(({ start, places }) => [start, places]));
  return questions.map((place) => {
    const specialists = place.question.specialists.map((one) => ({ ...one, classes: classesOf(one.id) }));
    return { ...place, question: { ...place.question, specialists } };
  });
}

/** Throws for a missing row; does nothing when the branch only does not give the service. */
export async function checkKnown(tx: Tx, search: Pick<SlotSearch, "serviceId" | "branchId">): Promise<void> {
  const known = await readKnown(tx, search);
  if (!known.service) throw notFound("No se encontró el servicio", "serviceId");
  if (!known.branch) throw notFound("No se encontró la sucursal", "branchId");
}

/** One of its rooms is needed, and a unit of each equipment. */
function needsOf({ from }: SlotSearch, { branch_id }: PlaceRow, rows: NeedRow[]): Pick<SlotQuestion, "facilities"> {
  const own = rows.filter((row) => row.branch_id === branch_id);
  if (own.length === 0) return {};
  const first = dayNumber(from) * 1440;
  const groups = Map.groupBy(own, ({ kind, id }) => (kind === "room" ? kind : id));
  const busy = ({ starts, lengths }: NeedRow) => busyOf(first, numbersOf(starts), numbersOf(lengths));
  return { facilities: [...groups.values()].map((units) => units.map(busy)) };
}

function questionOf(search: SlotSearch, place: PlaceRow, specialists: SpecialistRow[]): SlotQuestion {
  return {
    zone: place.zone,
    from: search.from,
    to: search.to,
    notBefore: Math.ceil(search.notBefore / MS_PER_MINUTE),
    ...(search.before === undefined ? {} : { before: Math.ceil(search.before / MS_PER_MINUTE) }),
    branch: {
      schedules: place.schedules,
      rests: place.rests,
      dates: place.dates,
      frecuency: place.schedules.frecuency,
    },
    service: {
      durationMinutes: place.duration,
      minutesBefore: place.minutes_before,
      minutesAfter: place.minutes_after,
      rests: place.service_rests,
      capacity: place.capacity,
    },
    specialists: specialists.filter((specialist) => specialist.branch_id === place.branch_id),
  };
}
