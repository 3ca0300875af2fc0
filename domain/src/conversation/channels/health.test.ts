import { expect, test } from "vitest";
import { type ChannelFacts, channelHealth, daysLeft, dueWarning } from "./health.ts";

const NOW = Date.UTC(2026, 10, 23, 12);
const DAY = 24 * 3600_000;
const GOOD: ChannelFacts = {
  kind: "whatsapp",
  status: "connected",
  reason: "",
  hasKey: true,
  quality: "GREEN",
  messagingLimit: "TIER_1K",
  standing: "good",
  standingReason: "",
  standingUntil: null,
  tokenExpiresAt: null,
  heardAt: NOW,
  sentAt: NOW,
  answering: { by: "assistants", text: "Contesta Ana" },
};
const light = (facts: Partial<ChannelFacts>) => channelHealth({ ...GOOD, ...facts }, NOW);

test("a number without trouble is green and says nothing", () => {
  expect(light({})).toEqual({ light: "green", reasons: [] });
  expect(light({ heardAt: null, sentAt: null, quality: "", messagingLimit: "" }).light).toBe("green");
});

test("what stops messages is red, what may stop them is yellow, the gravest first", () => {
  expect(light({ quality: "YELLOW" }).light).toBe("yellow");
  const both = light({ quality: "YELLOW", standing: "banned", standingReason: "Meta suspendió la cuenta" });
  expect(both.light).toBe("red");
  expect(both.reasons[0]).toBe("Meta suspendió la cuenta");
  expect(light({ status: "disconnected", reason: "La clave ya no abre" }).reasons).toEqual(["La clave ya no abre"]);
});

test("a connected number on which nobody answers is yellow and says so; one that is out says only that", () => {
  const answering = { by: "nobody", text: "Nadie contesta aquí" } as const;
  expect(light({ answering })).toEqual({ light: "yellow", reasons: ["Conectado, pero nadie contesta aquí"] });
  expect(light({ answering: { by: "team", text: "Contesta tu equipo" } }).light).toBe("green");
  expect(light({ answering, status: "disconnected", reason: "La clave ya no abre" }).reasons).toEqual([
    "La clave ya no abre",
  ]);
});

test("a restriction ends by itself", () => {
  const restricted = { standing: "restricted", standingReason: "No puedes iniciar conversaciones" } as const;
  expect(light({ ...restricted, standingUntil: NOW + DAY }).light).toBe("red");
  expect(light({ ...restricted, standingUntil: NOW - 1 }).light).toBe("green");
});

test("a key is warned of 14, 7 and 1 days before its end, each once", () => {
  expect(light({ tokenExpiresAt: NOW + 15 * DAY }).light).toBe("green");
  expect(light({ tokenExpiresAt: NOW + 6 * DAY }).reasons).toEqual([
    "La clave de acceso vence en 6 días: renuévala antes",
  ]);
  expect(light({ tokenExpiresAt: NOW - 1 }).light).toBe("red");
  expect(daysLeft(NOW + 1, NOW)).toBe(1);
  expect(dueWarning(NOW + 15 * DAY, null, NOW)).toBeNull();
  expect(dueWarning(NOW + 14 * DAY, null, NOW)).toBe(14);
  expect(dueWarning(NOW + 10 * DAY, 14, NOW)).toBeNull();
  expect(dueWarning(NOW + 5 * DAY, 14, NOW)).toBe(7);
  expect(dueWarning(NOW + DAY / 2, null, NOW)).toBe(1);
  expect(dueWarning(NOW - 1, 1, NOW)).toBeNull();
});

test("a number that sends and hears nothing back is red", () => {
  const quiet = { sentAt: NOW - 30 * 60_000, heardAt: NOW - 2 * 3600_000 };
  expect(light(quiet).light).toBe("red");
  expect(light({ ...quiet, heardAt: NOW - 31 * 60_000 }).light).toBe("green");
  expect(light({ ...quiet, sentAt: NOW - 60_000 }).light).toBe("green");
});

test("the permission of a page is renewed by signing in again", () => {
  expect(light({ kind: "messenger", tokenExpiresAt: NOW + 6 * DAY }).reasons).toEqual([
    "El permiso de Facebook vence en 6 días: inicia sesión de nuevo antes",
  ]);
  expect(light({ kind: "instagram", status: "disconnected", hasKey: false }).reasons).toEqual([
    "Instagram está desconectado",
  ]);
});
