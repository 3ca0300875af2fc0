import { expect, test } from "vitest";
import { receiptText } from "./receipt-text.ts";

const appointment = {
  ref: "abc",
  day: "2026-11-26",
  time: "17:00",
  serviceName: "Corte de dama",
  specialistName: "Marta",
  branchName: "Centro",
  branchAddress: "5 de Mayo 100",
  price: "$350",
  status: "agendada",
};

test("a booking is told with the facts of the stored appointment", () => {
  expect(receiptText([{ name: "book", output: { appointment } }])).toBe(
    "Listo, tu cita quedó agendada:\n• Corte de dama ($350)\n• jueves 26 de noviembre a las 5:00 pm\n• Con Marta\n• Centro: 5 de Mayo 100",
  );
});

test("a refused side effect is not told, a saved name neither", () => {
  const refused = { name: "book", output: { error: "taken", message: "Ya no está libre" } };
  expect(receiptText([refused, { name: "save_name", output: { name: "Ana" } }])).toBeNull();
});

test("several side effects are told one after the other", () => {
  const told = receiptText([
    { name: "cancel", output: { appointment: { ...appointment, time: "00:30" } } },
    { name: "hand_over", output: { handedOver: true } },
  ]);
  expect(told).toContain("Corte de dama del jueves 26 de noviembre a las 12:30 am quedó cancelada.");
  expect(told).toContain("Te paso con una persona");
});
