// A tiny balancer that sends requests to two web processes in turn and asks each /readyz four times a second. It uses
// the other process when one does not accept the connection, and never repeats a request that was sent.
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

const ASK_MS = 250;

export async function startBalancer(ports: number[]) {
  const ready = new Set(ports);
  let turn = 0;
  const next = (): number[] => {
    turn += 1;
    const known = ports.filter((port) => ready.has(port));
    const order = known.length > 0 ? known : ports;
    return order.map((_, index) => order[(turn + index) % order.length] as number);
  };
  const asking = setInterval(() => {
    for (const port of ports) {
      fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => (ok ? ready.add(port) : ready.delete(port)),
        () => ready.delete(port),
      );
    }
  }, ASK_MS);
  const server = createServer({ keepAliveTimeout: 60_000 }, (asked, answer) => hand(asked, answer, next()));
  server.on("upgrade", (asked, browser: Socket, head: Buffer) => join(asked, browser, head, next()));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      clearInterval(asking);
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function hand(asked: IncomingMessage, answer: ServerResponse, [port, ...others]: number[]): void {
  const onward = request({
    port,
    host: "127.0.0.1",
    method: asked.method,
    path: asked.url,
    headers: { ...asked.headers, connection: "close" },
    agent: false,
  });
  onward.on("response", (told) => {
    const { connection: _ours, ...headers } = told.headers;
    answer.writeHead(told.statusCode ?? 502, headers);
    told.pipe(answer);
  });
  onward.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "ECONNREFUSED" && others.length > 0) return hand(asked, answer, others);
    if (!answer.headersSent) answer.writeHead(502);
    answer.end(`${error.code} ${error.message}`);
  });
  // only once the connection was accepted: until then the other process can still get the complete request
  onward.on("socket", (socket) => socket.once("connect", () => asked.pipe(onward)));
}

function join(asked: IncomingMessage, browser: Socket, head: Buffer, [port, ...others]: number[]): void {
  const onward = connect(port as number, "127.0.0.1", () => {
    const headers = asked.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
    );
    onward.write(`GET ${asked.url} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`);
    onward.write(head);
    onward.pipe(browser).pipe(onward);
  });
  onward.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "ECONNREFUSED" && others.length > 0) join(asked, browser, head, others);
    else browser.destroy();
  });
  browser.on("error", () => onward.destroy());
  browser.on("close", () => onward.destroy());
}
