// The open line to the server: events carry ids, and whoever shows those rows reads them anew. Each has a number that grows
// within its business: a line that was cut says up to where it heard, and is told what it missed. Where that is not known
// any more, and when a room is entered for the first time, what is on screen is read anew.
import type { LiveEvent } from "@mostrador/domain/kit/live-event.ts";
import { useEffect, useSyncExternalStore } from "react";
import { io, type Socket } from "socket.io-client";
import { whenServerAnswers } from "./server-back.ts";
import { whenIdle } from "./when-idle.ts";

let socket: Socket | undefined;
let room: string | null = null;
/** Up to where this business was heard. */
let latest: number | null = null;
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
  // The server itself did not hear for a while.
  socket.on("refetch", enter);
  socket.onAny((_name, _data, seq?: number) => hearUpTo(seq));
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
  socket.emit("joinRooms", { rooms: [asked], since: { [asked]: latest } }, ({ success, told }: Joined) => {
    if (room !== asked) return;
    if (!success) return void setTimeout(enter, BUSY_MS);
    hearUpTo(told?.[asked]?.seq);
    const missed = told?.[asked]?.missed;
    if (!missed) return whenIdle(rereadAll);
    for (const { name, data } of missed) for (const heard of socket?.listeners(name) ?? []) heard(data);
  });
}

type Joined = {
  success: boolean;
  told?: Record<string, { seq: number; missed: { name: string; data: object }[] | null }>;
};

function hearUpTo(seq: number | undefined): void {
  if (seq && seq > (latest ?? 0)) latest = seq;
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
  latest = null;
  if (!businessId && !socket) return;
  if (before) line().emit("leaveRooms", { rooms: [before] });
  if (businessId) line();
  enter();
}

/** Called after a time of which nobody can tell what was missed: before the first joining, and after a long break. */
export function onGap(reread: () => void): () => void {
  afterGap.add(reread);
  return () => void afterGap.delete(reread);
}

/** Answers how to stop hearing. */
export function onLive<Data extends object>({ name }: LiveEvent<Data>, heard: (data: Data) => void): () => void {
  const open = line();
  const listener = heard as (data: unknown) => void;
  open.on(name, listener);
  return () => void open.off(name, listener);
}

/** What is only read anew takes `useRereadOn`, which looks after gaps, too. */
export function useLive<Data extends object>(event: LiveEvent<Data>, heard: (data: Data) => void): void {
  useEffect(() => onLive(event, heard), [event, heard]);
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
