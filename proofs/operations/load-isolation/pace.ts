// Sends calls at a fixed pace whether answers come or not. Each wait counts from when the call was due, so a stall
// also counts for the calls during it.
import { Agent, request } from "node:http";

export type PacedCall = { method: "GET" | "POST"; path: string; headers: Record<string, string>; body?: string };
export type TimedAnswer = { ms: number; status: number };

export async function atPace(
  url: string,
  perSecond: number,
  seconds: number,
  next: (turn: number) => PacedCall,
): Promise<TimedAnswer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const begun = performance.now();
  const all: Promise<TimedAnswer>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const due = begun + (turn * 1_000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((later) => setTimeout(later, wait));
    all.push(send(agent, url, next(turn)).then((status) => ({ ms: performance.now() - due, status })));
  }
  const heard = await Promise.all(all);
  agent.destroy();
  return heard;
}

/** Returns the status; 0 when there was no answer. */
function send(agent: Agent, url: string, { method, path, headers, body }: PacedCall): Promise<number> {
  return new Promise((done) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const asked = request(url + path, { agent, method, headers: { ...headers, ...length } }, (answer) => {
      answer.resume();
      answer.on("end", () => done(answer.statusCode ?? 0));
    });
    asked.on("error", () => done(0));
    asked.end(body);
  });
}

/** `share` from 0 to 1. */
export function quantile(heard: TimedAnswer[], share: number): number {
  const sorted = heard.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const failedOf = (heard: TimedAnswer[]): TimedAnswer[] =>
  heard.filter(({ status }) => status < 200 || status > 299);
