import { expect, test } from "vitest";
import { busyOf, eventIdOf, isOwnEvent, type OutsideEvent } from "./google-event.ts";

const HOUR = 3_600_000;
const start = Date.parse("2099-03-02T16:00:00Z");
const event = (changes: Partial<OutsideEvent> = {}): OutsideEvent => ({
  id: "e1",
  isDeleted: false,
  isFree: false,
  isDeclined: false,
  title: "Dentista",
  start: { at: start },
  end: { at: start + HOUR },
  updated: 0,
  mark: null,
  ...changes,
});
const busy = (changes: Partial<OutsideEvent> = {}, zone = "America/Mexico_City") => busyOf(event(changes), zone, false);

test("what is deleted, free or declined takes no time", () => {
  expect(busy()).toEqual({ source: "e1", title: "", start, end: start + HOUR });
  for (const changes of [{ isDeleted: true }, { isFree: true }, { isDeclined: true }, { start: null, end: null }])
    expect(busy(changes)).toBeNull();
});

test("a whole day is one where the calendar is kept, also when the clocks change", () => {
  const day = { start: { day: "2099-03-08" }, end: { day: "2099-03-09" } };
  const mexico = busy(day);
  expect(new Date(mexico?.start ?? 0).toISOString()).toBe("2099-03-08T06:00:00.000Z");
  expect(((mexico?.end ?? 0) - (mexico?.start ?? 0)) / HOUR).toBe(24);
  const tijuana = busy(day, "America/Tijuana");
  expect(((tijuana?.end ?? 0) - (tijuana?.start ?? 0)) / HOUR).toBe(23);
});

test("its title is told only where the business shows it", () => {
  expect(busyOf(event(), "UTC", true)?.title).toBe("Dentista");
});

test("what this business wrote is its own, and what another wrote or somebody copied is not", () => {
  const entryId = "01900000-0000-7000-8000-000000000001";
  const own = event({ id: eventIdOf(entryId, 2), mark: { businessId: "a", entryId } });
  expect(isOwnEvent(own, "a")).toBe(true);
  expect(isOwnEvent(own, "b")).toBe(false);
  expect(isOwnEvent({ ...own, id: "copia0" }, "a")).toBe(false);
  expect(isOwnEvent(event(), "a")).toBe(false);
});
