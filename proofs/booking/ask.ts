// Sends a wish of the model as an HTTP call and reads the answer in the model's terms.
import type { Entry } from "./agenda.ts";
import type { Wish } from "./model.ts";
import { type Change, NO_RESTS, weekBody } from "./settings.ts";
import type { Shop } from "./shop-of-settings.ts";

/** One call with its start and end (ms of one clock); `entries` are those of its answer. */
/** Which specialist gives a service, and where, is not part of this model. */
const ANYBODY = { confirmOtherBranch: true, confirmNotGiven: true };

export type CallRecord = {
  number: number;
  wish: Wish;
  sent: number;
  answered: number;
  status: number;
  message: string;
  entries: Entry[];
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  data: any;
};

export async function ask(shop: Shop, number: number, wish: Wish): Promise<CallRecord> {
  const { method, path, body } = callOf(shop, wish);
  const sent = performance.now();
  const { status, body: told } = await shop.owner.send(method, path, body);
  const answered = performance.now();
  const data = told?.data;
  const entries = status < 300 && wish.kind !== "set" ? [data ?? []].flat().map(entryOf) : [];
  return { number, wish, sent, answered, status, message: String(told?.message ?? told), entries, data };
}

function callOf(shop: Shop, wish: Wish): { method: string; path: string; body?: object } {
  const { businessId, clientId } = shop;
  const times = (said: { start?: number; end?: number }) => ({
    ...(said.start === undefined ? {} : { start: textOf(said.start) }),
    ...(said.end === undefined ? {} : { end: textOf(said.end) }),
  });
  switch (wish.kind) {
    case "book": {
      const { branch, service, specialist, title, confirmed } = wish;
      const named = { businessId, branchId: branch, serviceId: service, specialistId: specialist, clientId };
      const appointment = { ...named, ...times(wish), title, confirmOutsideHours: confirmed, ...ANYBODY };
      return { method: "POST", path: "/api/appointment", body: { appointment } };
    }
    case "move": {
      const named = { specialistId: wish.specialist, serviceId: wish.service };
      const appointment = {
        ...named,
        ...times(wish),
        title: wish.title,
        confirmOutsideHours: wish.confirmed,
        ...ANYBODY,
      };
      return { method: "PUT", path: `/api/appointment/${wish.id}`, body: { appointment } };
    }
    case "status":
      return { method: "PATCH", path: `/api/appointment/${wish.id}`, body: { status: wish.status } };
    case "delete":
      return { method: "DELETE", path: `/api/${wish.of}/${wish.id}` };
    case "block": {
      const block = { businessId, branchId: wish.branch, specialists: wish.specialists, title: wish.title };
      return { method: "POST", path: "/api/block", body: { block: { ...block, ...times(wish) } } };
    }
    case "editBlock": {
      const block = { title: wish.title, specialistId: wish.specialist, ...times(wish) };
      return { method: "PUT", path: `/api/block/${wish.id}`, body: { block } };
    }
    case "list": {
      const range = { from: textOf(wish.start), to: textOf(wish.end) };
      const query = new URLSearchParams({ businessId, specialistId: wish.specialist, ...range });
      return { method: "GET", path: `/api/appointment?${query}` };
    }
    case "set":
      return changeCall(wish.change);
  }
}

function changeCall({ of, id, set }: Change): { method: string; path: string; body?: object } {
  const path = `/api/${{ branches: "branch", specialists: "specialist", services: "service" }[of]}/${id}`;
  if (set.isArchived !== undefined) return { method: "PATCH", path: `${path}?archive=${set.isArchived}` };
  if (of === "branches") {
    const schedules = { ...weekBody(set.week ?? NO_RESTS), frecuency: set.step };
    return { method: "PUT", path, body: { branch: { schedules } } };
  }
  if (of === "specialists") {
    const restSchedules = set.rests && weekBody(set.rests);
    return { method: "PUT", path, body: { specialist: { restSchedules, services: set.gives } } };
  }
  const rests = { isAlwaysAvailable: set.rests === null, restSchedules: weekBody(set.rests ?? NO_RESTS) };
  return {
    method: "PUT",
    path,
    body: {
      service: {
        ...{ duration: set.duration, minutesBefore: set.before, minutesAfter: set.after, capacity: set.capacity },
        ...(set.rests === undefined ? {} : rests),
      },
    },
  };
}

function textOf(minute: number): string {
  return new Date(minute * 60_000).toISOString();
}

// biome-ignore lint/suspicious/noExplicitAny: an appointment or a block as it came
function entryOf(data: any): Entry {
  return {
    id: data._id,
    branch: data.branchId,
    specialist: data.specialistId,
    service: data.serviceId ?? null,
    start: Date.parse(data.start) / 60_000,
    end: Date.parse(data.end) / 60_000,
    status: data.status,
    title: data.title,
    // a block has none
    before: data.minutesBefore ?? 0,
    after: data.minutesAfter ?? 0,
    capacity: data.capacity ?? 1,
  };
}
