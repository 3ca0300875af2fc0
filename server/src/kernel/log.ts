// Structured logs. Secrets, numbers, addresses and the texts of messages never reach them.
import { pino } from "pino";

const HIDDEN = [
  "password",
  "token",
  "accessToken",
  "authorization",
  "cookie",
  "text",
  "message.text",
  "email",
  "whatsapp",
  "phone",
  "from",
  "to",
  "body",
];

export type Log = ReturnType<typeof createLog>;

export function createLog(level: string, name: string) {
  return pino({
    name,
    level,
    redact: { paths: HIDDEN.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[oculto]" },
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
