// Closes connections that never sent a byte when the server stops, for a process that is renewed: browsers open some in
// advance. Node counts them as busy, and the server would wait a minute for each.
import type { Server } from "node:http";
import type { Socket } from "node:net";

/** A request that arrives with the stop may still be on its way. */
const GRACE_MS = 500;

/** Watches the connections of `server`. Call the result when it stops. */
export function watchSilentConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return () => {
    const closing = setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, GRACE_MS);
    closing.unref();
  };
}
