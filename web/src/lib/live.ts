// The open line to the server: events carry ids, and whoever shows those rows reads them anew. Whenever a room was
// entered, what is on screen is read anew: what passed before, since it was read, is not sent again.
import type { LiveEvent } from "@mostrador/domain/kit/live-event.ts";
import { useEffect, useSyncExternalStore } from "react";
import { io, type Socket } from "socket.io-client";
import { whenServerAnswers } from "./server-back.ts";
import { whenIdle } from "./when-idle.ts";

let socket: Socket | undefined;
let room: string | null = null;
const watchers = new Set<() => void>();
const afterGap = new Set<() => void>();

const BUSY_MS = 1_000;

function line(): Socket {
  if (socket) return socket;
  // The documents' numbers: ten tries between one and five seconds; then when the server answers or the page is looked at.
  socket = io({
    transports: ["websocket"],
    reconnectionAttempts: 10,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
  });
  socket.on("connect", () => {
    enter();
    tell();
  });
  socket.on("refetch", rereadAll);
  socket.on("disconnect", tell);
  socket.io.on("reconnect_failed", () => whenServerAnswers(() => socket?.connect()));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && socket && !socket.active) socket.connect();
  });
  // Not after the pause that the last try asks for.
  window.addEventListener("online", () => {
    if (socket && !socket.connected) socket.disconnect().connect();
  });
  return socket;
}

/** Only from the server's answer on is something heard. Who is told to wait asks again. */
function enter(): void {
  const asked = room;
  if (!asked || !socket?.connected) return;
  socket.emit("joinRooms", { rooms: [asked] }, ({ success }: { success: boolean }) => {
    if (room !== asked) return;
    // The first drawing of a page comes before its second reading.
    if (success) whenIdle(rereadAll);
    else setTimeout(enter, BUSY_MS);
  });
}

function rereadAll(): void {
  for (const reread of afterGap) reread();
}

function tell(): void {
  for (const watcher of watchers) watcher();
}

/** Listens to one business; the room of the former one is left. */
export function joinBusiness(businessId: string | null): void {
  if (room === businessId) return;
  const before = room;
  room = businessId;
  if (!businessId && !socket) return;
  if (before) line().emit("leaveRooms", { rooms: [before] });
  if (businessId) line();
  enter();
}

/** Called once after each time in which nothing was heard: before the first joining, and after each break. */
export function onGap(reread: () => void): () => void {
  afterGap.add(reread);
  return () => afterGap.delete(reread);
}

export function useLive<Data extends object>(event: LiveEvent<Data>, heard: (data: Data) => void): void {
  const { name } = event;
  useEffect(() => {
    const open = line();
    const listener = heard as (data: unknown) => void;
    open.on(name, listener);
    return () => {
      open.off(name, listener);
    };
  }, [name, heard]);
}

export function useIsLive(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => socket?.connected ?? false,
  );
}
