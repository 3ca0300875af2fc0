// The open line to the server: events carry ids, and whoever shows those rows reads them anew. After a gap everything
// on screen is read anew, because events that passed meanwhile are not sent again.
import { useEffect, useSyncExternalStore } from "react";
import { io, type Socket } from "socket.io-client";
import { whenServerAnswers } from "./server-back.ts";

export type LiveEvents = {
  new_message: { clientId: string; messageId: string };
  thread_changed: { clientId: string; threadId: string };
  appointment_changed: { appointmentId: string };
  contact_changed: { clientId: string };
  assistant_changed: { assistantId: string };
  channel_changed: { channelId: string };
};

let socket: Socket | undefined;
let room: string | null = null;
const watchers = new Set<() => void>();
const afterGap = new Set<() => void>();

function line(): Socket {
  if (socket) return socket;
  // The documents' numbers: ten tries between one and five seconds; then when the server answers or the page is looked at.
  socket = io({
    transports: ["websocket"],
    reconnectionAttempts: 10,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
  });
  let wasConnected = false;
  socket.on("connect", () => {
    if (room) socket?.emit("joinRooms", { rooms: [room] });
    if (wasConnected) for (const reread of afterGap) reread();
    wasConnected = true;
    tell();
  });
  socket.on("refetch", () => {
    for (const reread of afterGap) reread();
  });
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
  if (businessId && line().connected) line().emit("joinRooms", { rooms: [businessId] });
}

/** Called once after each gap in the connection. */
export function onGap(reread: () => void): () => void {
  afterGap.add(reread);
  return () => afterGap.delete(reread);
}

export function useLive<Name extends keyof LiveEvents>(name: Name, heard: (data: LiveEvents[Name]) => void): void {
  useEffect(() => {
    const open = line();
    const listener = heard as (data: unknown) => void;
    open.on(name as string, listener);
    return () => {
      open.off(name as string, listener);
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
