import type { NewContact } from "@mostrador/domain/business/contacts/schema.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { afterEach, expect, test, vi } from "vitest";
import { CallError } from "../../../../lib/client.ts";
import type { AppointmentFormOutput } from "./appointment-values.ts";
import { asFormErrors, bookCall, changeCall } from "./save-call.ts";

type SentCall = { method: string; path: string; body: { [key: string]: { [key: string]: unknown } } };

afterEach(() => vi.unstubAllGlobals());

const appointment = {
  businessId: "b",
  branchId: "s",
  serviceId: "v",
  specialistId: "e",
  clientId: "c",
  start: "2026-11-23T10:00:00-06:00",
} as AppointmentFormOutput["appointment"];
const { serviceId: _service, specialistId: _specialist, ...common } = appointment;
const visit = { ...common, lines: [{ serviceId: "v" }, { serviceId: "w" }] } as AppointmentFormOutput["visit"];
const newClient = { businessId: "b", name: "Ana" } as NewContact;
const entry = { _id: "a", updatedAt: "2026-11-20T10:00:00.000Z" } as AgendaEntry;

/** What leaves the browser. */
async function sentBy(makeCall: () => () => Promise<unknown>): Promise<SentCall> {
  const sent: SentCall[] = [];
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async (address: string, { method, body }: { method: string; body: string }) => {
    sent.push({ method, path: address, body: JSON.parse(body) });
    return new Response(JSON.stringify({ success: true, message: "", data: [] }), { status: 200 });
  });
  await makeCall()();
  return sent[0] as SentCall;
}

const CONFIRMED = { confirmOutsideHours: true };

test.each([
  ["one service of a known client", { visit: null, newClient: null }, "/api/appointment", "appointment"],
  ["one service of a new client", { visit: null, newClient }, "/api/appointment/new-client", "appointment"],
  ["several services of a known client", { visit, newClient: null }, "/api/visit", "visit"],
  ["several services of a new client", { visit, newClient }, "/api/visit/new-client", "visit"],
])("%s go through their documented call, with what was confirmed", async (_name, given, path, root) => {
  const sent = await sentBy(() => bookCall({ appointment, ...given }, CONFIRMED));
  expect([sent.method, new URL(sent.path, "http://x").pathname]).toEqual(["POST", path]);
  expect(sent.body[root]).toMatchObject({ branchId: "s", ...CONFIRMED });
  // either the id of the client, or the new one next to the booking
  expect([sent.body[root]?.clientId, sent.body.client?.name]).toEqual(
    given.newClient ? [undefined, "Ana"] : ["c", undefined],
  );
});

test.each<[string, typeof newClient | null, "visit" | "class" | null, string, string]>([
  ["an edit", null, null, "/api/appointment/a", "appointment"],
  ["an edit that gives it to a new client", newClient, null, "/api/appointment/a/new-client", "appointment"],
  ["a move of the whole visit", null, "visit", "/api/appointment/a/visit", "visit"],
  ["a move of the whole class", null, "class", "/api/appointment/a/class", "class"],
])(
  "%s goes through its documented call, with the version that was read",
  async (_name, client, together, path, root) => {
    const written = { appointment, newClient: client, visit: null };
    const sent = await sentBy(() => changeCall(entry, written, CONFIRMED, together));
    expect([sent.method, new URL(sent.path, "http://x").pathname]).toEqual(["PUT", path]);
    expect(sent.body[root]).toMatchObject({ ...CONFIRMED, updatedAt: entry.updatedAt });
    expect(sent.body[root]).not.toHaveProperty("businessId");
  },
);

test("each error of a refusal comes to the field that caused it", () => {
  const at = (path: string) => ({ path, message: "No" });
  const paths = [
    "client.whatsapp",
    "visit.lines.0.end",
    "visit.lines.2.specialistId",
    "visit.start",
    "appointment.end",
  ];
  const refusal = new CallError(422, "No", paths.map(at));
  expect(() => asFormErrors(refusal)).toThrow(
    expect.objectContaining({
      errors: ["newClient.whatsapp", "end", "more.1.specialistId", "start", "appointment.end"].map(at),
    }),
  );
});

test("what was not refused keeps its own error", () => {
  const failure = new CallError(500, "Sin respuesta", [{ path: "client.name", message: "No" }]);
  expect(() => asFormErrors(failure)).toThrow(failure);
  expect(failure.errors[0]?.path).toBe("client.name");
});
