import { expect, test } from "vitest";
import { messageTime } from "./message-time.ts";

const DAY = 24 * 60 * 60 * 1000;
const RECEIVED = Date.UTC(2026, 10, 22, 15);

test.each([
  ["a moment ago", RECEIVED - 2_000, RECEIVED - 2_000],
  ["a week ago, repeated until now", RECEIVED - 7 * DAY, RECEIVED - 7 * DAY],
  ["a second ahead", RECEIVED + 1_000, RECEIVED],
  ["of next year", RECEIVED + 365 * DAY, RECEIVED],
  ["of before there was WhatsApp", 1_000, RECEIVED],
  ["that cannot be read", 0, RECEIVED],
])("a message %s", (_what, told, at) => expect(messageTime(told, RECEIVED)).toBe(at));
