// A browser's socket that records every frame it gets.
import { io, type Socket } from "socket.io-client";
import type { Caller } from "../../../server/test/caller.ts";

export type Listener = Awaited<ReturnType<typeof listenAs>>;

/** Joins the rooms of all these businesses. */
export async function listenAs(caller: Caller, rooms: string[]) {
  const { url, cookie } = caller;
  const extraHeaders = { cookie };
  const socket: Socket = io(url, { transports: ["websocket"], forceNew: true, reconnection: false, extraHeaders });
  await new Promise<void>((done, fail) => {
    socket.once("connect", () => done());
    socket.once("connect_error", fail);
  });
  const frames: string[] = [];
  socket.onAny((name, ...data) => frames.push(JSON.stringify([name, ...data])));
  const ask = (name: string, payload: unknown) => socket.timeout(5_000).emitWithAck(name, payload);
  const joined = await ask("joinRooms", { rooms });
  return { frames, ask, joined: joined.rooms as string[], close: () => socket.disconnect() };
}
