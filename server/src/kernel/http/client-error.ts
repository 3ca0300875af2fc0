// Refuses what cannot be read as HTTP in our envelope too, and closes its connection.
import type { Socket } from "node:net";
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import type { ConnectionError } from "fastify";
import { failure } from "./envelope.ts";

const REFUSALS: Record<string, [status: number, name: string, text: string]> = lookup({
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout", "La solicitud tardó demasiado en llegar"],
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large", "La dirección o los encabezados son demasiado largos"],
});

export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy(error);
  const [status, name, text] = REFUSALS[error.code] ?? [400, "Bad Request", "No se pudo entender la solicitud"];
  const body = JSON.stringify(failure(status, text).body);
  const head = [
    `HTTP/1.1 ${status} ${name}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  // a body after an answer to HEAD would be read as another answer
  const { rawPacket }: { rawPacket?: unknown } = error;
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.toString("latin1", 0, 5) === "HEAD ";
  socket.end(`${head.join("\r\n")}\r\n\r\n${isHead ? "" : body}`);
}
