import { expect, test } from "vitest";
import { carried, clickedStart, drawn, freeStart, type Geometry, isTaken, moved, placeAt, resized } from "./places.ts";

const hours = { from: 480, to: 1380 };
const geometry: Geometry = { left: 100, top: 200, edges: [0, 150, 300, 450, 600, 750, 900, 1000], hour: 60, hours };

test("a point is a column and a minute", () => {
  expect(placeAt(geometry, { x: 100 + 160, y: 200 + 90 })).toEqual({ column: 1, minute: 570 });
});

test("a narrow column is as wide as it is drawn", () => {
  expect(placeAt(geometry, { x: 100 + 901, y: 200 }).column).toBe(6);
  expect(placeAt(geometry, { x: 100 + 899, y: 200 }).column).toBe(5);
});

test("beyond the edges the nearest column and hour count", () => {
  expect(placeAt(geometry, { x: 0, y: 0 })).toEqual({ column: 0, minute: 480 });
  expect(placeAt(geometry, { x: 9999, y: 9999 })).toEqual({ column: 6, minute: 1380 });
});

test("a click is the step that it falls into", () => {
  expect(clickedStart({ column: 0, minute: 614 })).toBe(600);
  expect(clickedStart({ column: 0, minute: 629 }, 30)).toBe(600);
});

test("a click in visible free time starts where it is free", () => {
  const busy = (to: number, status: string) => ({ from: 540, to, entry: { status } }) as never;
  const place = { column: 0, minute: 625 };
  expect(freeStart(place, 600, [busy(620, "agendada"), busy(622, "cancelada")])).toBe(620);
  expect(freeStart(place, 600, [busy(600, "agendada"), busy(640, "block")])).toBe(600);
});

test("what is moved keeps its length and the point where it was taken, and snaps to quarters", () => {
  expect(moved(45, 20, { column: 2, minute: 641 }, hours)).toEqual({ column: 2, from: 615, to: 660 });
});

test("what is moved never leaves the hours shown", () => {
  expect(moved(60, 0, { column: 0, minute: 1380 }, hours)).toEqual({ column: 0, from: 1320, to: 1380 });
  expect(moved(50, 0, { column: 0, minute: 1380 }, hours)).toEqual({ column: 0, from: 1320, to: 1370 });
  expect(moved(60, 90, { column: 0, minute: 490 }, hours)).toEqual({ column: 0, from: 480, to: 540 });
});

test("an end goes no further up than one step after its start, and keeps its column", () => {
  const segment = { column: 1, from: 600, to: 660 };
  expect(resized(segment, { column: 4, minute: 703 }, hours)).toEqual({ column: 1, from: 600, to: 705 });
  expect(resized(segment, { column: 1, minute: 500 }, hours)).toEqual({ column: 1, from: 600, to: 615 });
});

test("drawing works downwards and upwards", () => {
  expect(drawn({ column: 0, minute: 607 }, { column: 3, minute: 668 })).toEqual({ column: 0, from: 600, to: 675 });
  expect(drawn({ column: 0, minute: 607 }, { column: 0, minute: 544 })).toEqual({ column: 0, from: 540, to: 615 });
  expect(drawn({ column: 0, minute: 607 }, { column: 0, minute: 608 })).toEqual({ column: 0, from: 600, to: 615 });
});

test("keys carry onto the quarters, by columns, and stop at the edges", () => {
  const ghost = { column: 0, from: 610, to: 650 };
  expect(carried(ghost, 15, 0, 7, hours)).toEqual({ column: 0, from: 615, to: 655 });
  expect(carried(ghost, -15, 0, 7, hours)).toEqual({ column: 0, from: 600, to: 640 });
  expect(carried(ghost, 0, -1, 7, hours)).toEqual(ghost);
  expect(carried({ column: 6, from: 1350, to: 1380 }, 15, 1, 7, hours)).toEqual({ column: 6, from: 1350, to: 1380 });
});

test("what another appointment of the same person holds is taken, and one's own place is not", () => {
  const of = (id: string, specialistId: string, status: string) =>
    ({ from: 600, to: 660, entry: { _id: id, specialistId, status } }) as never;
  const held = { id: "own", specialistId: "marta" };
  const at = { from: 630, to: 690 };
  expect(isTaken(at, [of("other", "marta", "agendada")], held)).toBe(true);
  expect(isTaken(at, [of("block", "marta", "block")], held)).toBe(true);
  expect(isTaken(at, [of("own", "marta", "agendada")], held)).toBe(false);
  expect(isTaken(at, [of("other", "luis", "agendada")], held)).toBe(false);
  expect(isTaken(at, [of("other", "marta", "cancelada")], held)).toBe(false);
  expect(isTaken({ from: 660, to: 700 }, [of("other", "marta", "agendada")], held)).toBe(false);
});
