import { expect, test } from "vitest";
import { serviceRests } from "./service-rests.ts";

const lunch = { from: "14:00", to: "15:00" };

test("a service that is always available keeps no rests", () => {
  expect(serviceRests({ monday: [lunch] }, true).monday).toEqual([]);
});

test.each(["00:00-00:00", "00:01-23:59", "00:02-23:58"])("a day off written as %s is kept as one break", (marker) => {
  const [from = "", to = ""] = marker.split("-");
  expect(serviceRests({ tuesday: [lunch, { from, to }] }, false).tuesday).toEqual([{ from: "00:02", to: "23:58" }]);
});

test("other rests stay as they are, and a day left out has none", () => {
  const rests = serviceRests({ friday: [lunch] }, false);
  expect(rests.friday).toEqual([lunch]);
  expect(rests.sunday).toEqual([]);
});
