// Structured logs. Secrets, numbers, addresses and the texts of messages never reach them.
import { hostname } from "node:os";
import { type DestinationStream, type LogFn, type Logger, pino } from "pino";
import { createRepeats } from "./log-repeats.ts";

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

/** The fields that tell one error from another: only our own texts, never a caller's. */
const TELLING = ["url", "status", "event", "job", "sweep", "code", "said"];
const WARN = 40;

export type Log = ReturnType<typeof createLog>;

/** `to`: the process's own output by default. */
export function createLog(level: string, name: string, to?: DestinationStream) {
  const repeats = createRepeats();
  const options = {
    name,
    level,
    redact: { paths: HIDDEN.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[oculto]" },
    // tells apart several processes, on several machines
    base: { name, instance: `${hostname()}:${process.pid}` },
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(this: Logger, args: Parameters<LogFn>, write: LogFn, at: number) {
        if (at < WARN) return write.apply(this, args);
        repeats.pass(keyOf(at, args), (left) => write.apply(this, left > 0 ? withCount(args, left) : args));
      },
    },
  };
  return to ? pino(options, to) : pino(options);
}

function keyOf(level: number, [about, said]: readonly unknown[]): string {
  if (typeof about !== "object" || about === null) return `${level} ${about}`;
  const telling = TELLING.map((name) => (about as Record<string, unknown>)[name]);
  return JSON.stringify([level, said, ...telling]);
}

function withCount(args: Parameters<LogFn>, repeated: number): Parameters<LogFn> {
  const [about, ...rest] = args as [unknown, ...unknown[]];
  const more = typeof about === "object" && about !== null ? [{ ...about, repeated }, ...rest] : [{ repeated }, about];
  return more as unknown as Parameters<LogFn>;
}
