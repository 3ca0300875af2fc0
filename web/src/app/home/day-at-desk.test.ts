import { expect, test } from "vitest";
import { dayAtDesk, dayText, lateText, restText, tomorrowText } from "./day-at-desk.ts";

const entry = (start: string, end: string, status: string) => ({
  start: `2026-11-${start}:00-06:00`,
  end: `2026-11-${end}:00-06:00`,
  status: status as "agendada",
});
const NOW = Date.parse("2026-11-23T12:30:00-06:00");
const TODAY = "2026-11-23";
const at = (list: { start: string }[]) => list.map(({ start }) => start.slice(8, 16));

test("who is here comes first, then who comes; who gave the place up counts nowhere", () => {
  const day = dayAtDesk(
    [
      entry("24T09:00", "24T10:00", "agendada"),
      entry("23T16:00", "23T17:00", "agendada"),
      entry("23T12:00", "23T13:00", "confirmada"),
      entry("23T13:00", "23T14:00", "cancelada"),
      entry("23T15:00", "23T16:00", "block"),
      entry("23T09:00", "23T10:00", "asistida"),
      entry("23T10:00", "23T11:00", "confirmada"),
      entry("23T11:00", "23T12:00", "no_asistida"),
    ],
    TODAY,
    NOW,
  );
  expect(at(day.coming)).toEqual(["23T12:00", "23T16:00"]);
  expect(at(day.unmarked)).toEqual(["23T10:00"]);
  expect([day.count, day.unconfirmed]).toEqual([4, 1]);
  expect(dayText(day)).toBe("4 citas · 2 por atender · 1 sin confirmar");
});

test("when nobody comes any more, the next one is told", () => {
  const over = [entry("23T09:00", "23T10:00", "asistida")];
  const rest = (...later: ReturnType<typeof entry>[]) => restText(dayAtDesk([...over, ...later], TODAY, NOW), TODAY);
  expect(rest()).toBe("Ya no quedan citas por hoy. Tampoco en los siete días que siguen.");
  expect(rest(entry("24T09:00", "24T10:00", "agendada"))).toBe(
    "Ya no quedan citas por hoy. La siguiente es mañana a las 9:00 am.",
  );
  expect(restText(dayAtDesk([entry("26T16:30", "26T17:00", "agendada")], TODAY, NOW), TODAY)).toBe(
    "Hoy no hay citas. La siguiente es el jueves 26 de noviembre a las 4:30 pm.",
  );
});

test("who is late is said in minutes, and tomorrow in one line", () => {
  expect(lateText(entry("23T12:18", "23T13:00", "confirmada"), NOW)).toBe("Va 12 min tarde");
  expect(lateText(entry("23T12:30", "23T13:00", "confirmada"), NOW)).toBe("");
  expect(lateText(entry("23T10:00", "23T11:00", "agendada"), NOW)).toBe("Ya pasó su hora");
  expect(lateText(entry("23T12:00", "23T13:00", "asistida"), NOW)).toBe("");
  const day = (...entries: ReturnType<typeof entry>[]) => tomorrowText(dayAtDesk(entries, TODAY, NOW));
  expect(day()).toBe("Sin citas");
  expect(day(entry("24T09:00", "24T10:00", "agendada"))).toBe("1 cita, a las 9:00 am");
  const two = [entry("24T11:00", "24T12:00", "agendada"), entry("24T09:30", "24T10:00", "confirmada")];
  expect(day(...two, entry("24T08:00", "24T09:00", "cancelada"))).toBe("2 citas, la primera a las 9:30 am");
});
