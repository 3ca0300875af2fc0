// Meta that takes every message at once, where the product is measured and not the sandbox.
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

/** What connects the numbers is left to the sandbox. */
export async function quickGraph(behind: string) {
  let count = 0;
  const server = createServer((request, reply) => {
    if (request.method === "POST" && request.url?.endsWith("/messages")) {
      request.resume();
      request.on("end", () => {
        count += 1;
        reply.writeHead(200, { "content-type": "application/json" });
        reply.end(JSON.stringify({ messaging_product: "whatsapp", messages: [{ id: `wamid.bench${count}` }] }));
      });
      return;
    }
    const { method = "GET", headers } = request;
    const onwards = send(behind + request.url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onwards.on("error", () => reply.destroy());
    request.pipe(onwards);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
