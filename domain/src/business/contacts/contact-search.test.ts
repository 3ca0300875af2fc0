import { expect, test } from "vitest";
import { contactPattern, contactSearchText, contactWords } from "./contact-search.ts";

const contact = {
  name: "María José",
  lastname: "Núñez",
  secondLastname: "",
  pushName: "Majo",
  phone: "522221112233",
  email: "Majo@Correo.mx",
  customId: "A7",
};

test("the text holds names, number, e-mail and id, without case or accents", () => {
  expect(contactSearchText(contact)).toBe("maria jose nunez majo 522221112233 majo@correo.mx a7");
  expect(contactSearchText({ ...contact, phone: null, pushName: "" })).toBe("maria jose nunez majo@correo.mx a7");
});

test.each([
  ["  NÚÑEZ ", "%nunez%"],
  ["+52 222-111", "%52222111%"],
  ["(222) 111", "%222111%"],
  ["+52 1 222 111 2233", "%522221112233%"],
  ["+52 1 222", "%52222%"],
  ["+54 9 11", "%5411%"],
  ["521222", "%521222%"],
  ["5491122223333", "%541122223333%"],
  ["222.111.2233", "%2221112233%"],
  ["Núñez Ibarra", "%nunez%ibarra%"],
  ["--", "%--%"],
  ["()", "%()%"],
  ["044 222 111 2233", "%2221112233%"],
  ["222\u2011111\u20112233", "%2221112233%"],
  ["50%_x\\", "%50\\%\\_x\\\\%"],
])("%j looks for %s", (search, pattern) => {
  expect(contactPattern(search)).toBe(pattern);
});

test.each([
  ["  Ibarra NÚÑEZ ", ["ibarra", "nunez"]],
  ["mar mar", ["mar"]],
  ["+52 1 222 111 2233", ["522221112233"]],
  ["a b c d e f g h", ["a", "b", "c", "d", "e", "f"]],
])("%j has the words %j", (search, words) => {
  expect(contactWords(search)).toEqual(words);
});
