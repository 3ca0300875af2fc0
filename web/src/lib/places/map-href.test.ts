import { expect, test } from "vitest";
import { mapHref } from "./map-href.ts";

test.each([
  ["https://maps.app.goo.gl/abc", "https://maps.app.goo.gl/abc"],
  [" https://www.google.com/maps/place/X/@19.04,-98.2,17z ", "https://www.google.com/maps/place/X/@19.04,-98.2,17z"],
  ["5 Norte 210, Cholula", "https://www.google.com/maps/search/?api=1&query=5%20Norte%20210%2C%20Cholula"],
  // a link elsewhere, or one that runs code, is only searched for
  ["https://ejemplo.mx/casa", "https://www.google.com/maps/search/?api=1&query=https%3A%2F%2Fejemplo.mx%2Fcasa"],
  ["javascript:alert(1)", "https://www.google.com/maps/search/?api=1&query=javascript%3Aalert(1)"],
])("%s leads to %s", (location, href) => {
  expect(mapHref(location)).toBe(href);
});
