import { expect, test } from "vitest";
import { DomainError } from "../../kit/domain-error.ts";
import { checkFree, checkHours, coveringRefusal, takenRefusal } from "./place.ts";
import type { SlotQuestion } from "./slots/slot-question.ts";

const at = (iso: string) => Date.parse(`${iso}-06:00`) / 60_000;
const place: SlotQuestion = {
  zone: "America/Mexico_City",
  from: "2026-11-23",
  to: "2026-11-30",
  notBefore: 0,
  branch: { schedules: { monday: [{ from: "09:00", to: "18:00" }] }, rests: {}, frecuency: 30 },
  service: { durationMinutes: 60, rests: null },
  specialists: [{ id: "ana", rests: {}, busy: { starts: [at("2026-11-23T12:00")], ends: [at("2026-11-23T13:00")] } }],
};

function refusalOf(act: () => void): DomainError | null {
  try {
    act();
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return error as DomainError;
  }
}

test("a person books any minute within hours, and outside them only once confirmed", () => {
  const ask = (iso: string, confirmed: boolean) => () => checkHours(place, at(iso), at(iso) + 45, confirmed);
  expect(refusalOf(ask("2026-11-23T10:10", false))).toBeNull();
  const refusal = refusalOf(ask("2026-11-23T17:30", false));
  expect(refusal).toMatchObject({ status: 422, data: { refusal: "does_not_fit", confirmOutsideHours: true } });
  expect(refusal?.message).toContain("confírmalo");
  expect(refusalOf(ask("2026-11-24T10:00", false))).toMatchObject({ data: { refusal: "closed_day" } });
  expect(refusalOf(ask("2026-11-23T17:30", true))).toBeNull();
  expect(refusalOf(ask("2026-11-24T10:00", true))).toBeNull();
});

test("the assistant takes free slots only", () => {
  expect(refusalOf(() => checkFree(place, at("2026-11-23T10:00"), 0))).toBeNull();
  expect(refusalOf(() => checkFree(place, at("2026-11-23T12:30"), 0))).toMatchObject({
    status: 409,
    message: "El especialista ya tiene una cita en ese horario",
  });
  expect(refusalOf(() => checkFree(place, at("2026-11-23T10:10"), 0))).toMatchObject({ status: 422 });
  expect(refusalOf(() => checkFree(place, at("2026-11-23T10:00"), at("2026-11-23T10:01")))).toMatchObject({
    status: 422,
    message: "Esa hora ya pasó",
    data: { refusal: "past" },
  });
});

test("a taken place says what stands there, and what is free", () => {
  const start = Date.parse("2026-11-23T10:00-06:00");
  const appointment = { isBlock: false, title: "Corte · Ana", start, around: null };
  const block = { isBlock: true, title: "Comida", start, around: null };
  expect(takenRefusal([appointment, block], [])).toMatchObject({ status: 409, data: { refusal: "taken", slots: [] } });
  expect(takenRefusal([appointment, block], []).message).toBe("El especialista ya tiene una cita en ese horario");
  expect(takenRefusal([], []).message).toBe("El especialista ya tiene una cita en ese horario");
  expect(takenRefusal([block], []).message).toBe("El especialista tiene bloqueado ese horario");
  expect(coveringRefusal("America/Mexico_City", [appointment])).toMatchObject({
    status: 409,
    message:
      "El bloqueo cubre una cita: Corte · Ana, lunes 23 de noviembre a las 10:00 am. Muévela o cancélala primero.",
  });
  expect(coveringRefusal("America/Mexico_City", []).status).toBe(409);
});

test("where only a preparation or a cleaning is in the way, the refusal says whose", () => {
  const start = Date.parse("2026-11-23T10:00-06:00");
  const said = (isBlock: boolean, ...around: ("theirs" | "own" | null)[]) =>
    takenRefusal(
      around.map((one) => ({ isBlock, title: "Corte · Ana", start, around: one })),
      [],
    ).message;
  expect(said(false, "theirs")).toBe("Esa hora choca con la preparación o la limpieza de otra cita del especialista");
  expect(said(false, "own")).toBe("La preparación o la limpieza de esta cita choca con otra cita del especialista");
  expect(said(true, "own")).toBe("La preparación o la limpieza de esta cita choca con un horario bloqueado");
  expect(said(false, "own", null)).toBe("El especialista ya tiene una cita en ese horario");
  expect(said(true, "own", null)).toBe("El especialista tiene bloqueado ese horario");
  expect(
    coveringRefusal("America/Mexico_City", [{ isBlock: false, title: "Corte · Ana", start, around: "theirs" }]).message,
  ).toBe(
    "El bloqueo cubre la preparación o la limpieza de una cita: Corte · Ana, lunes 23 de noviembre a las 10:00 am. Muévela o cancélala primero.",
  );
});
