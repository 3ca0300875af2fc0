import { expect, test } from "vitest";
import type { NumberEvent } from "../../../../../providers/messaging/webhook/port.ts";
import { STRANDS, strandsOf } from "./strands.ts";

type PersonIds = { waId?: string; userId?: string; changedTo?: string };

const written = ({ waId = "", userId = "", changedTo = "" }: PersonIds, at: number) => {
  const person = { waId: waId || null, userId: userId || null, name: "", changedTo: changedTo || null };
  const content = { kind: "text", text: String(at), media: null, quotedId: null, details: null };
  const event = { type: "message", externalId: "1", providerId: `p${at}`, at, content };
  return { event: { ...event, person: { ...person, changedUserId: null } } as NumberEvent };
};

const placesOf = (events: { event: NumberEvent }[]) => {
  const strands = strandsOf(events);
  return events.map((event) => strands.find((strand) => strand.events.includes(event))?.strand);
};

test("what one person writes stays in one strand and in order, under whatever names they are known", () => {
  const events = [
    written({ waId: "5212220000001" }, 1),
    written({ waId: "522220000001", userId: "MX.1" }, 2),
    written({ userId: "MX.1" }, 3),
    written({ waId: "522220000001", changedTo: "522220000099" }, 4),
    written({ waId: "5212220000099" }, 5),
  ];
  expect(new Set(placesOf(events)).size).toBe(1);
  expect(strandsOf(events)[0]?.events).toEqual(events);
});

test("a person has the same strand in each batch, and many people have all strands", () => {
  const people = Array.from({ length: 200 }, (_, index) => written({ waId: `52222${1_000_000 + index}` }, index));
  const together = placesOf(people);
  expect(new Set(together).size).toBe(STRANDS);
  expect(people.map((event) => placesOf([event])[0])).toEqual(together);
});

test("what speaks of a message comes after the messages", () => {
  const reaction = { event: { type: "reaction", externalId: "1", targetId: "p1", emoji: "🙏" } as NumberEvent };
  const revoke = { event: { type: "revoke", externalId: "1", targetId: "p1" } as NumberEvent };
  const strands = strandsOf([reaction, written({ waId: "522220000001" }, 1), revoke]);
  expect(strands.find(({ turn }) => turn === 1)?.events).toEqual([reaction, revoke]);
  expect(strands.find(({ turn }) => turn === 0)?.events).toHaveLength(1);
});
