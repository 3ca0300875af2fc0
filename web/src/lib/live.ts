// The live connection to the server: events contain ids, and screens with those rows read them again. Events are
// numbered per business, so a reconnect gets the missed ones, and the first join those since the page was opened;
// otherwise, or at a later room, everything on screen is read again.
import type { LiveEvent } from "@mostrador/domain/kit/live-event.ts";
import { useEffect, useSyncExternalStore } from "react";
import { io, type Socket } from "socket.io-client";
import { whenServerAnswers } from "./server-back.ts";
import { whenIdle } from "./when-idle.ts";

let socket: Socket | undefined;
let room: string | null = null;
/** The last event number of this business. */
let latest: number | null = null;
/** What the page reads before its first room is not older than the page. */
let isOpening = true;
const watchers = new Set<() => void>();
const afterGap = new Set<() => void>();

const BUSY_MS = 1_000;
/** The question takes time on its way. */
const MARGIN_MS = 5_000;
const REPLACED_MS = 1_000;

function line(): Socket {
  if (socket) return socket;
  // The documented values: ten tries between one and five seconds apart; then when the server answers or the page
  // becomes visible.
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
  // The server itself missed events for a while.
  socket.on("refetch", enter);
  socket.onAny((_name, _data, seq?: number) => hearUpTo(seq));
  socket.on("disconnect", (reason) => {
    tell();
    // The session ended; another may have replaced it here, such as with a new password.
    if (reason === "io server disconnect") setTimeout(() => socket?.connect(), REPLACED_MS);
  });
  socket.io.on("reconnect_failed", () => whenServerAnswers(() => socket?.connect()));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && socket && !socket.active) socket.connect();
  });
  // Without the delay of the last try.
  window.addEventListener("online", () => {
    if (socket && !socket.connected) socket.disconnect().connect();
  });
  return socket;
}

/** Events arrive only after the server's answer. After a request to wait, it asks again. */
function enter(): void {
  const asked = room;
  if (!asked || !socket?.connected) return;
  const since = latest === null && isOpening ? { ageMs: pageAge() + MARGIN_MS } : latest;
  socket.emit("joinRooms", { rooms: [asked], since: { [asked]: since } }, ({ success, told }: JoinAnswer) => {
    if (room !== asked) return;
    if (!success) return void setTimeout(enter, BUSY_MS);
    isOpening = false;
    hearUpTo(told?.[asked]?.seq);
    const missed = told?.[asked]?.missed;
    if (!missed) return whenIdle(rereadAll);
    for (const { name, data } of missed) for (const heard of socket?.listeners(name) ?? []) heard(data);
  });
}

/** The one clock stops while the device sleeps, the other may be set. */
function pageAge(): number {
  return Math.ceil(Math.max(performance.now(), Date.now() - performance.timeOrigin));
}

type JoinAnswer = {
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

/** Joins the room of one business and leaves the previous one. */
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

/** Called after a gap in which events may be lost: at another business, and after a long interruption. */
export function onGap(reread: () => void): () => void {
  afterGap.add(reread);
  return () => void afterGap.delete(reread);
}

/** The rights of this person changed, at one of their businesses or for a partner. Returns a function that stops it. */
export function onRightsChanged(heard: () => void): () => void {
  const open = line();
  open.on("rights_changed", heard);
  return () => void open.off("rights_changed", heard);
}

/** Returns a function that stops listening. */
export function onLive<Data extends object>({ name }: LiveEvent<Data>, heard: (data: Data) => void): () => void {
  const open = line();
  const listener = heard as (data: unknown) => void;
  open.on(name, listener);
  return () => void open.off(name, listener);
}

/** For reading again, use `useRereadOn`, which also handles gaps. */
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
