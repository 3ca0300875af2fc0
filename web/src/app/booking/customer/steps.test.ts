import type { ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import { expect, test } from "vitest";
import { ANYBODY, choiceIn, queryOf, whereIs } from "./address.ts";
import { settle } from "./steps.ts";

const service = (_id: string, branches: string[], specialists: string[]) => ({
  _id,
  name: _id,
  description: "",
  duration: 30,
  price: "",
  branches,
  specialists,
});
const branch = (_id: string) => ({ _id, name: _id, address: "", city: "", location: "", zone: "UTC" });
const person = (_id: string, branchId: string) => ({ _id, name: _id, branchId, colorHex: "#000000" });
const page = {
  choosesSpecialist: true,
  services: [service("corte", ["centro", "sur"], ["ana", "beto", "caro"]), service("uñas", ["sur"], ["caro"])],
  branches: [branch("centro"), branch("sur")],
  specialists: [person("ana", "centro"), person("beto", "centro"), person("caro", "sur")],
} as unknown as ReservationPage;
const stepAt = (query: string, over: Partial<ReservationPage> = {}) =>
  settle({ ...page, ...over }, choiceIn(query)).step;

test("asks for what is open, and for nothing that has one answer", () => {
  expect(stepAt("")).toBe("service");
  expect(stepAt("servicio=corte")).toBe("branch");
  expect(stepAt("servicio=corte&sucursal=centro")).toBe("specialist");
  expect(stepAt(`servicio=corte&sucursal=centro&con=${ANYBODY}`)).toBe("hour");
  expect(stepAt("servicio=uñas")).toBe("hour");
  expect(stepAt("servicio=uñas&hora=2026-11-23T10:00:00Z")).toBe("person");
  expect(stepAt("servicio=uñas&espera=1")).toBe("waiting");
  expect(stepAt("servicio=corte&sucursal=centro", { choosesSpecialist: false, specialists: [] })).toBe("hour");
  expect(stepAt("servicio=corte", { services: [] })).toBe("service");
});

test("an address that names what is not there asks again", () => {
  expect(stepAt("servicio=otro")).toBe("service");
  expect(stepAt("servicio=corte&sucursal=norte")).toBe("branch");
  expect(stepAt("servicio=corte&sucursal=centro&con=caro")).toBe("specialist");
});

test("an address says what was chosen", () => {
  const choice = choiceIn("servicio=corte&sucursal=sur&con=caro&dia=2026-11-24&hora=2026-11-24T10:00:00-06:00");
  expect(choiceIn(queryOf(choice).slice(1))).toEqual(choice);
  expect(queryOf({})).toBe("");
  expect(whereIs("/reservar/salon")).toEqual({ kind: "flow", search: "salon" });
  expect(whereIs("/reservar/salon/cita/abc")).toEqual({ kind: "booking", search: "salon", token: "abc" });
  expect(whereIs("/reservar/salon/espera/abc")).toEqual({ kind: "waiting", search: "salon", token: "abc" });
});
