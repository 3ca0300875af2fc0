import { expect, test } from "vitest";
import { isCode, isTarget, targetsIn, withShortLinks } from "./short-link.ts";

const URL = "https://mostrador.mx";
const TOKEN = "AZbC_d-0123456789abcdefghijklmno";
const FILE = `/api/appointment/calendar/${TOKEN}.ics`;
const PAY = "/pagar-cita?a=ABC2345";
const BOOKING = `/reservar/salon-agata/cita/${TOKEN}`;

test.each([FILE, PAY, BOOKING, `/reservar/salon-agata/espera/${TOKEN}`])("%s may be led to", (path) => {
  expect(isTarget(path)).toBe(true);
});

test.each([
  "",
  "/",
  "//mallory.mx",
  "/\\mallory.mx",
  "https://mallory.mx",
  "javascript:alert(1)",
  "/agenda",
  "/api/auth/sign-out",
  "/reservar/salon-agata",
  `${BOOKING}/../../../api/auth/sign-out`,
  `${BOOKING}?x=https://mallory.mx`,
  `${PAY}&next=//mallory.mx`,
  `/${PAY}`,
  `${FILE}\r\nset-cookie: a=b`,
  `${FILE}#x`,
])("%j is led to by nothing", (path) => {
  expect(isTarget(path)).toBe(false);
});

test("our links in a text get their codes, and nothing else of it changes", () => {
  const text = `Paga aquí: ${URL}${PAY}. Guárdala (${URL}${FILE}) o ${URL}${PAY}; mira ${URL}/reservar/salon-agata y ${URL}.evil.mx${PAY}`;
  expect(targetsIn(text, URL)).toEqual([FILE, PAY]);
  const codes = new Map([
    [FILE, "fileFILE1234"],
    [PAY, "payPAY123456"],
  ]);
  expect(withShortLinks(text, URL, codes)).toBe(
    `Paga aquí: ${URL}/c/payPAY123456. Guárdala (${URL}/c/fileFILE1234) o ${URL}/c/payPAY123456; mira ${URL}/reservar/salon-agata y ${URL}.evil.mx${PAY}`,
  );
  expect(withShortLinks(text, URL, new Map())).toBe(text);
});

test.each([
  ["payPAY123456", true],
  ["short", false],
  ["with space 12", false],
  ["../../../etc1", false],
])("«%s» is a code: %s", (text, is) => {
  expect(isCode(text)).toBe(is);
});
