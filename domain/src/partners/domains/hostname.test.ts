import { expect, test } from "vitest";
import { hostnameOf, isBelow } from "./hostname.ts";

test.each([
  ["citas.tumarca.mx", "citas.tumarca.mx"],
  [" HTTPS://Citas.TuMarca.MX/ ", "citas.tumarca.mx"],
  ["tumarca.mx.", "tumarca.mx"],
  ["Peluquería.mx", "peluquería.mx"],
])("%s is %s", (written, hostname) => {
  expect(hostnameOf(written)).toEqual({ hostname });
});

test.each([
  ...["", "mx", "a..mx", "-a.mx", "a-.mx", "tu marca.mx", "a_b.mx", "*.tumarca.mx", "tumarca.mx:8080", "a.mx/b"],
  ...["10.0.0.1", "0x7f.1", "2130706433.1", "[::1]", "ana@tumarca.mx", "a%2e.mx", "a.mx?b", `${"a".repeat(64)}.mx`],
  `${"a.".repeat(130)}mx`,
])("%s is no host name", (written) => {
  expect(hostnameOf(written)).toEqual({ fault: "form" });
});

test.each(["localhost", "caja.local", "db.internal", "salon.test"])("%s is inside", (written) => {
  expect(hostnameOf(written)).toEqual({ fault: "inside" });
});

test.each(["wildcard.tumarca.mx", "WILDCARD.tumarca.mx", "a.wildcard.mx"])("%s is reserved", (written) => {
  expect(hostnameOf(written)).toEqual({ fault: "reserved" });
});

test("what is below a name ends with a whole label", () => {
  expect(isBelow("a.mostrador.mx", "mostrador.mx")).toBe(true);
  expect(isBelow("mostrador.mx", "mostrador.mx")).toBe(true);
  expect(isBelow("nomostrador.mx", "mostrador.mx")).toBe(false);
  expect(isBelow("a.mx", "")).toBe(false);
});
