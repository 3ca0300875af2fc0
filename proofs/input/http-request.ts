// Sends an HTTP request as bytes, because usual clients would refuse most of these requests.
import { Agent, request as open } from "node:http";

export type RawRequest = {
  method: string;
  /** Exactly as sent, including invalid parts. */
  target: string;
  headers: Record<string, string>;
  body?: string | Buffer;
};

export type RawAnswer = { status: number; type: string; text: string; ms: number };

const MOST_MS = 15_000;

export function openClient(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const { hostname, port } = new URL(url);
  return {
    /** Rejects when there is no answer within 15 s, or the connection breaks. */
    send(asked: RawRequest, again = false): Promise<RawAnswer> {
      const begun = performance.now();
      return new Promise((resolve, reject) => {
        const { method, target, headers, body } = asked;
        const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
        const call = open(
          { agent, hostname, port, method, path: target, headers: { ...headers, ...length }, timeout: MOST_MS },
          (answer) => {
            const parts: Buffer[] = [];
            answer.on("data", (part: Buffer) => parts.push(part));
            answer.on("error", reject);
            answer.on("end", () =>
              resolve({
                status: answer.statusCode ?? 0,
                type: answer.headers["content-type"] ?? "",
                text: Buffer.concat(parts).toString("utf8"),
                ms: performance.now() - begun,
              }),
            );
          },
        );
        call.on("timeout", () => call.destroy(new Error(`no answer within ${MOST_MS} ms`)));
        call.on("error", (error) => {
          // the server had closed this idle connection before the request arrived
          if (call.reusedSocket && !again) resolve(this.send(asked, true));
          else reject(error);
        });
        call.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

/** For the report: how to repeat the request. */
export function requestText({ method, target, headers, body }: RawRequest): string {
  const short = (text: string) => (text.length > 600 ? `${text.slice(0, 600)}… (${text.length} characters)` : text);
  const { cookie: _, ...told } = headers;
  const sent = body === undefined ? "" : ` body ${short(JSON.stringify(body.toString("utf8")))}`;
  return `${method} ${short(target)} ${JSON.stringify(told)}${sent}`;
}
