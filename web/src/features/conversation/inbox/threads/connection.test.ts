import { expect, test } from "vitest";
import { connectionOf } from "./connection.ts";

test.each([
  [true, [{ status: "connected" }], "Conectado", "success"],
  [true, [{ status: "disconnected" }, { status: "connected" }], "Conectado", "success"],
  [true, [], "Desconectado", "neutral"],
  [true, [{ status: "disconnected" }, { status: "error" }], "Desconectado", "neutral"],
  [true, undefined, "Desconectado", "neutral"],
  [false, [{ status: "connected" }], "Desconectado", "neutral"],
] as const)("a line that is open: %s, with the channels %j, is %s in %s", (isLive, channels, label, tone) => {
  expect(connectionOf({ isLive, isOnline: true }, channels)).toMatchObject({ label, tone });
  expect(connectionOf({ isLive, isOnline: false }, channels).label).toBe("Desconectado");
});
