import { expect, test } from "vitest";
import { type CalendarEntry, calendarFile } from "./ics.ts";

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: "0190",
  summary: "Corte, tinte; y \\más",
  description: "Línea uno\nLínea dos",
  location: "Calle 5 de Mayo 100, Centro",
  organizer: 'Salón "Aura"',
  start: Date.parse("2099-03-02T16:00:00Z"),
  end: Date.parse("2099-03-02T16:45:00Z"),
  isCancelled: false,
  createdAt: Date.parse("2026-11-22T10:00:00Z"),
  updatedAt: Date.parse("2026-11-22T10:00:30Z"),
  ...changes,
});
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("the file says when in UTC, with its texts escaped", () => {
  const lines = unfolded(calendarFile([entry()]));
  expect(lines).toContain("DTSTART:20990302T160000Z");
  expect(lines).toContain("DTEND:20990302T164500Z");
  expect(lines).toContain("SUMMARY:Corte\\, tinte\\; y \\\\más");
  expect(lines).toContain("DESCRIPTION:Línea uno\\nLínea dos");
  expect(lines).toContain('ORGANIZER;CN="Salón Aura":invalid:nomail');
  expect(lines).toContain("SEQUENCE:30");
  expect(lines.at(-1)).toBe("");
});

test("a later version has the same UID and a higher SEQUENCE; a cancelled one says so", () => {
  const before = unfolded(calendarFile([entry()]));
  const after = unfolded(calendarFile([entry({ isCancelled: true, updatedAt: Date.parse("2026-11-22T11:00:00Z") })]));
  const fieldOf = (lines: string[], name: string) =>
    lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  expect(fieldOf(after, "UID")).toBe(fieldOf(before, "UID"));
  expect(Number(fieldOf(after, "SEQUENCE"))).toBeGreaterThan(Number(fieldOf(before, "SEQUENCE")));
  expect(after).toContain("STATUS:CANCELLED");
  expect(after).not.toContain("BEGIN:VALARM");
});

test("no line is longer than 75 bytes, and no character is cut", () => {
  const description = "ñandú 🦩 ".repeat(60);
  const text = calendarFile([entry({ description })]);
  for (const line of text.split("\r\n"))
    expect(encodeURIComponent(line).replace(/%../g, "x").length).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`DESCRIPTION:${description}`);
});

test("those of a visit stand in one file", () => {
  const text = calendarFile([entry(), entry({ id: "second" })]);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text.match(/(BEGIN|END):VCALENDAR/g)).toHaveLength(2);
});
