// A bare Socket.IO server with one room and no session. `run.ts` starts it and says how many events to emit.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";

const http = createServer();
const io = new Server(http, { transports: ["websocket"] });
io.on("connection", (socket) => void socket.join("room"));
process.on("message", (asked: { emit: number; from: number }) => {
  for (let index = 0; index < asked.emit; index += 1) {
    io.to("room").emit("new_message", {
      clientId: "01a1fc75-25ef-7000-a1ab-0e3c16556083",
      messageId: String(asked.from + index),
    });
  }
});
http.listen(0, "127.0.0.1", () => process.send?.({ ready: true, port: (http.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit(0));
