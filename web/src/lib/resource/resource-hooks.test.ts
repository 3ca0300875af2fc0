import { defineResource } from "@mostrador/domain/kit/resource.ts";
import { text } from "@mostrador/domain/kit/schema.ts";
import { expect, expectTypeOf, test } from "vitest";
import * as z from "zod";
import { overMany } from "./over-many.ts";
import { resourceHooks } from "./resource-hooks.ts";
import { staleNames } from "./stale-names.ts";
import { wholeList } from "./whole-list.ts";

const room = defineResource({
  name: "room",
  table: "rooms",
  noun: { one: "sala", many: "salas", gender: "f" },
  page: 2,
  fields: { name: text(1, 60, "El nombre"), seats: z.int() },
  defaults: { seats: 2 },
  sorts: ["name", "seats"],
  searched: ["name"],
  shownBy: ["service", "appointment"],
  example: () => ({ name: "Sala 1" }),
});

const row = (id: string, name: string, seats: number, isArchived = false) => ({
  _id: id,
  businessId: "b",
  name,
  seats,
  isArchived,
  createdAt: "2026-11-21T10:00:00.000Z",
  updatedAt: "2026-11-21T10:00:00.000Z",
});
const ROOMS = [row("1", "Ñandú", 4), row("2", "ámbar", 10), row("3", "Ópalo gris", 2), row("4", "Vieja", 1, true)];
const names = (given: Partial<Parameters<typeof wholeList>[1]>) =>
  wholeList(ROOMS, { search: "", sort: null, archived: false, ...given }, room).map(({ name }) => name);

test("a resource of the domain has its hooks, typed by its rows and its bodies", () => {
  const rooms = resourceHooks(room);
  expectTypeOf<ReturnType<typeof rooms.useList>["items"][number]["seats"]>().toEqualTypeOf<number>();
  expectTypeOf<NonNullable<ReturnType<typeof rooms.useAll>["data"]>[number]["name"]>().toEqualTypeOf<string>();
  type Created = Parameters<ReturnType<typeof rooms.useCreate>["mutateAsync"]>[0];
  expectTypeOf<NonNullable<Created["body"]>["room"]["name"]>().toEqualTypeOf<string>();
  expect(rooms.values(row("1", "Ñandú", 4))).toEqual({ name: "Ñandú", seats: 4 });
});

test("a change makes stale the resource's own answers and those that show its rows", () => {
  expect(staleNames(room)).toEqual([
    ...["room.list", "room.get"],
    ...["service.list", "service.get", "appointment.list", "appointment.get"],
  ]);
});

test("a list that came whole is searched without accents, word by word, and sorted as people read", () => {
  expect(names({})).toEqual(["ámbar", "Ñandú", "Ópalo gris"]);
  expect(names({ search: "GRIS opa" })).toEqual(["Ópalo gris"]);
  expect(names({ sort: "-seats" })).toEqual(["ámbar", "Ñandú", "Ópalo gris"]);
  expect(names({ sort: "seats" })).toEqual(["Ópalo gris", "Ñandú", "ámbar"]);
  expect(names({ archived: true })).toEqual(["Vieja"]);
});

test("rows that are equal in what they are sorted by are ordered by id, in the direction of the sort, however they came", () => {
  const equals = [row("3", "c", 2), row("1", "a", 2), row("4", "d", 1), row("2", "b", 2)];
  const ids = (sort: string) =>
    wholeList(equals, { search: "", sort, archived: false }, room).map(({ _id }) => Number(_id));
  expect(ids("seats")).toEqual([4, 1, 2, 3]);
  expect(ids("-seats")).toEqual([3, 2, 1, 4]);
});

test("of many, one that is refused keeps nobody else from being done, and each says how it went", async () => {
  const outcomes = await overMany(["1", "2", "3"], async (id) => {
    if (id === "2") throw new Error("No se encontró la sala");
    return { message: "Sala eliminada correctamente", isArchived: id === "3" };
  });
  expect(outcomes).toEqual([
    { id: "1", message: "Sala eliminada correctamente", isArchived: false },
    { id: "2", message: "", error: new Error("No se encontró la sala") },
    { id: "3", message: "Sala eliminada correctamente", isArchived: true },
  ]);
});
