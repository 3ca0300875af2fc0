import { expect, test } from "vitest";
import { askedFacts, resultFacts } from "./call-facts.ts";
import { callWords, mainCall } from "./call-words.ts";

const YEAR = new Date().getFullYear();
const call = (name: string, input: unknown, output: unknown) => ({
  key: name,
  name,
  input: JSON.stringify(input),
  output: output === undefined ? null : JSON.stringify(output),
});
const appointment = {
  ref: "K7XQ2MP",
  day: `${YEAR}-11-20`,
  time: "17:00",
  serviceId: "0192f000-0000-7000-8000-000000000000",
  serviceName: "Corte de dama",
  specialistName: "Ana Ruiz",
  branchName: "Centro",
  price: "$350",
  status: "pago_pendiente",
};

test("a booking says what was booked", () => {
  const booked = call("book", { slot: "s1", clientName: "Ana" }, { appointment });
  const words = callWords(booked);
  expect(words.action).toBe("Agendó la cita");
  expect(words.result).toMatch(/^Corte de dama · \S+ 20 nov, 17:00 · con Ana Ruiz$/);
  expect(askedFacts(booked)).toEqual([{ label: "A nombre de", value: "Ana" }]);
  expect(resultFacts(booked).map((fact) => fact.label)).toEqual([
    "Hora",
    "Servicio",
    "Día",
    "Con",
    "Sucursal",
    "Precio",
    "Estado",
  ]);
  expect(JSON.stringify(resultFacts(booked))).not.toContain("0192f000");
  expect(resultFacts(booked).at(-1)?.value).toBe("pago pendiente");
});

test("what was only proposed does not read as done", () => {
  const { ref: _ref, status: _status, ...shown } = appointment;
  const proposal = call("book", { slot: "s1" }, { proposed: { ...shown, clientName: "Ana" }, message: "Todavía no" });
  const words = callWords(proposal);
  expect(words.action).toBe("Propuso agendar la cita");
  expect(words.result).toMatch(/^Corte de dama · /);
  const labels = resultFacts(proposal).map((fact) => fact.label);
  expect(labels).toContain("A nombre de");
  expect(labels).not.toContain("Respuesta");
});

test("a refusal says that it did not work, and why", () => {
  const refused = call("book", { slot: "s1" }, { error: "taken", message: "El especialista ya tiene una cita" });
  expect(callWords(refused)).toEqual({
    action: "No pudo agendar la cita",
    result: "El especialista ya tiene una cita",
    isRefused: true,
  });
});

test("free hours are counted; without any the reason and the alternatives are told", () => {
  const slot = { ref: "a", day: `${YEAR}-11-20`, time: "10:00" };
  expect(callWords(call("find_slots", {}, { slots: [slot, slot], alternatives: [] })).result).toBe("2 horarios libres");
  const none = call("find_slots", {}, { slots: [], refusal: "closed_day", alternatives: [slot] });
  expect(callWords(none).result).toBe("Ese día está cerrado; ofreció 1 alternativa");
  expect(resultFacts(none)).toHaveLength(1);
  expect(callWords(call("list_appointments", {}, { appointments: [] })).result).toBe("Sin citas próximas");
});

test("a long list is cut, and says how much is left out", () => {
  const services = Array.from({ length: 40 }, (_, index) => ({ name: `Servicio ${index}`, price: "$10" }));
  const [fact] = resultFacts(call("list_services", {}, { services }));
  expect(fact?.value.split("\n")).toHaveLength(9);
  expect(fact?.value).toContain("y 32 más");
});

test.each([
  ["a tool without words of its own", call("look_up_price", {}, { message: "Listo" }), "Look up price", "Listo"],
  ["no answer yet", call("cancel", {}, undefined), "Canceló la cita", ""],
  ["an answer that is no JSON", { ...call("confirm", {}, null), output: "<html>" }, "Confirmó la cita", "<html>"],
  ["an answer that is a text", call("hand_over", {}, "listo"), "Pasó la conversación a una persona", "listo"],
  ["a list where none is due", call("find_slots", {}, { slots: "x" }), "Buscó horarios", "Sin horarios libres"],
  [
    "a note for the staff",
    call("register_conversion", {}, { conversion: { name: "Aceptó la cotización", description: "Dijo que sí" } }),
    "Registró un evento de conversión",
    "Aceptó la cotización: Dijo que sí",
  ],
  ["no name", call("", {}, {}), "Consultó información", ""],
])("whatever was kept is readable: %s", (_, kept, action, result) => {
  expect(callWords(kept)).toMatchObject({ action, result });
  expect(Array.isArray(resultFacts(kept))).toBe(true);
});

test("of several actions the one that changed something names the card, else the last", () => {
  const look = call("list_services", {}, { services: [] });
  const search = call("find_slots", {}, { slots: [] });
  const booked = call("book", {}, { appointment });
  expect(mainCall([look, booked, search])).toBe(booked);
  expect(mainCall([look, search])).toBe(search);
});
