import { describe, expect, test } from "vitest";
import { type Candidate, chosenBecause, responder, type Situation } from "./responder.ts";
import type { CorrespondTo } from "./schema.ts";

const lead: Situation["contact"] = {
  type: "lead",
  noRespond: false,
  isStaff: false,
  isTestNumber: false,
  trafficSources: [],
};
const usual: Situation = {
  businessIsWorking: true,
  channel: "WhatsApp",
  contact: lead,
  handedOver: false,
  takenByPerson: false,
  isTeamOnly: false,
};
const assistant = (correspondTo: CorrespondTo, more: Partial<Candidate> = {}): Candidate => ({
  id: correspondTo,
  name: "Sofía",
  isWorking: true,
  mode: "production",
  channel: ["WhatsApp"],
  correspondTo,
  trafficSources: [],
  ...more,
});
const everybody = assistant("leads_and_clients");

describe("nobody answers", () => {
  test.each<[string, Partial<Situation>]>([
    ["when the business is not working", { businessIsWorking: false }],
    ["a contact that asked not to be answered", { contact: { ...lead, noRespond: true } }],
    ["a conversation handed to a person", { handedOver: true }],
    ["while a person writes", { takenByPerson: true }],
    ["on a channel that people alone answer", { isTeamOnly: true }],
    ["on a channel without assistant", { channel: "Instagram" }],
    ["the owner's own people", { contact: { ...lead, type: "personal" } }],
  ])("%s", (_, change) => {
    expect(responder({ ...usual, ...change }, [everybody])).toBeNull();
  });

  test("when the only assistant is off, or there is none", () => {
    expect(responder(usual, [assistant("leads_and_clients", { isWorking: false })])).toBeNull();
    expect(responder(usual, [])).toBeNull();
  });
});

test("where people alone answer, the own people and who tries an assistant are served all the same", () => {
  const staff = { ...usual, isTeamOnly: true, contact: { ...lead, isStaff: true } };
  expect(responder(staff, [everybody, assistant("business")])?.id).toBe("business");
  const tries = { ...usual, isTeamOnly: true, contact: { ...lead, isTestNumber: true } };
  expect(responder(tries, [assistant("leads_and_clients", { mode: "testing" })])).not.toBeNull();
});

describe("the most specific answers", () => {
  const all = [everybody, assistant("clients"), assistant("leads"), assistant("business"), assistant("test_numbers")];
  test.each<[string, Partial<Situation["contact"]>]>([
    ["leads", {}],
    ["clients", { type: "client" }],
    ["business", { isStaff: true }],
    ["test_numbers", { isStaff: true, isTestNumber: true }],
  ])("%s", (id, contact) => {
    expect(responder({ ...usual, contact: { ...lead, ...contact } }, all)?.id).toBe(id);
  });

  test("one that is off leaves it to the next", () => {
    expect(responder(usual, [everybody, assistant("leads", { isWorking: false })])?.id).toBe("leads_and_clients");
  });

  test("of two alike the older one", () => {
    expect(responder(usual, [assistant("leads", { id: "older" }), assistant("leads")])?.id).toBe("older");
  });
});

describe("one that is tried", () => {
  const tried = assistant("leads", { id: "tried", name: "Ensayo", mode: "testing" });

  test("speaks to test numbers, before any other, and to nobody else", () => {
    const test = { ...usual, contact: { ...lead, isTestNumber: true } };
    expect(responder(test, [everybody, assistant("test_numbers"), tried])?.id).toBe("tried");
    expect(responder(usual, [tried])).toBeNull();
  });

  test("for the people of the business asks for a proved number as well", () => {
    const people = assistant("business", { mode: "testing" });
    const isTestNumber = true;
    expect(responder({ ...usual, contact: { ...lead, isTestNumber } }, [people])).toBeNull();
    expect(responder({ ...usual, contact: { ...lead, isTestNumber, isStaff: true } }, [people])).toBe(people);
  });
});

describe("why it was this one", () => {
  const because = (all: Candidate[]) => chosenBecause(usual, all, responder(usual, all) as Candidate);

  test("its audience, and that there was no other", () => {
    expect(because([everybody])).toBe(
      "Sofía atiende a prospectos y clientes. Ningún otro asistente activo atiende a este contacto por este canal.",
    );
  });

  test("the more specific audience, or the older of two", () => {
    const rita = assistant("leads", { id: "rita", name: "Rita" });
    expect(because([everybody, rita])).toBe(
      "Rita atiende solo a prospectos, y este contacto lo es. También podía contestar Sofía: se prefiere a quien tiene el público más específico.",
    );
    expect(because([rita, assistant("leads")])).toContain("Sofía: con el mismo público, responde el más antiguo.");
  });
});
