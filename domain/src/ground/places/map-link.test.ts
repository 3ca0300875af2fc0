import { expect, test } from "vitest";
import { type Address, isMapLink, readMapLink } from "./map-link.ts";

/** Global on every platform; the domain's own types have no platform. */
declare const URL: { parse(text: string): Address | null };

const isLink = (text: string) => {
  const url = URL.parse(text);
  return url !== null && isMapLink(url);
};

test.each([
  "https://maps.app.goo.gl/AbCdEf123",
  "https://goo.gl/maps/AbCdEf",
  "https://maps.google.com/?q=19.04,-98.2",
  "https://maps.google.com.mx/maps?q=Puebla",
  "https://www.google.com/maps/place/X/@19.04,-98.2,17z",
  "https://www.google.com.mx/maps/search/?api=1&query=19.04,-98.2",
  "https://google.co.uk/maps",
])("a link to a map: %s", (text) => {
  expect(isLink(text)).toBe(true);
});

test.each([
  "http://maps.app.goo.gl/AbC",
  "https://maps.app.goo.gl.evil.mx/AbC",
  "https://evil.mx/maps.app.goo.gl",
  "https://maps.app.goo.gl@evil.mx/",
  "https://ana:clave@maps.google.com/",
  "https://maps.google.com:8443/",
  "https://goo.gl/otra",
  "https://www.google.com/url?q=https://evil.mx",
  "https://www.google.com/mapsx",
  "https://maps.google.internal/",
  "https://127.0.0.1/maps",
  "ftp://maps.google.com/",
  "maps.app.goo.gl/AbC",
  "",
])("not a link to a map: %s", (text) => {
  expect(isLink(text)).toBe(false);
});

const read = (text: string, page?: string) => readMapLink(URL.parse(text) as Address, page);

test.each([
  ["https://www.google.com/maps/place/Sal%C3%B3n+Aura/@19.0414,-98.2063,17z/data=!3d19.1!4d-98.3", 19.0414, -98.2063],
  ["https://www.google.com/maps/place/data=!4m2!3d19.1!4d-98.3", 19.1, -98.3],
  ["https://maps.google.com/?q=19.0414,-98.2063", 19.0414, -98.2063],
  ["https://www.google.com/maps/search/?api=1&query=19.0414%2C-98.2063", 19.0414, -98.2063],
  ["https://www.google.com/maps/search/19.0414,+-98.2063", 19.0414, -98.2063],
  ["https://maps.google.com/?ll=-34.6,-58.4", -34.6, -58.4],
])("the point of %s", (text, latitude, longitude) => {
  expect(read(text)).toMatchObject({ latitude, longitude });
});

test("a link with a point is told in one that is short enough to be kept", () => {
  const found = read("https://www.google.com/maps/place/Sal%C3%B3n+Aura/@-19.0414123,-178.2063123,17z");
  expect(found).toMatchObject({ link: "https://maps.google.com/?q=-19.04141,-178.20631", address: "Salón Aura" });
  expect(found?.link?.length).toBeLessThanOrEqual(50);
});

test("an address without a point is told, and a page may say the point", () => {
  const address = "https://maps.google.com/?q=Calle+5+de+Mayo+12,+Puebla";
  expect(read(address)).toMatchObject({ latitude: null, link: null, address: "Calle 5 de Mayo 12, Puebla" });
  expect(read(address, '<meta content="/staticmap?center=19.04%2C-98.2&amp;zoom=17">')).toMatchObject({
    latitude: 19.04,
    longitude: -98.2,
  });
});

test.each([
  "https://www.google.com/maps",
  "https://maps.google.com/?q=190.5,-98.2",
  "https://maps.google.com/?q=12345",
])("neither in %s", (text) => {
  expect(read(text)).toBeNull();
});
