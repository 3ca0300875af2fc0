// The sockets of one node: they require a session, join rooms by memberships and permissions only, and pass on events
// from the database.
import type { Server as HttpServer, IncomingMessage } from "node:http";
import { allows, type Grant } from "@mostrador/domain/ground/identity/permission.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { LiveEvent } from "@mostrador/domain/kit/live-event.ts";
import type { Access } from "@mostrador/domain/kit/route.ts";
import type { Pool } from "pg";
import { Server, type Socket } from "socket.io";
import type { Principal, TenantCtx } from "../context.ts";
import type { Edge } from "../edge/edge.ts";
import { networkOf } from "../edge/network.ts";
import type { Turns } from "../http/turns.ts";
import type { Log } from "../log.ts";
import { LIVE_CHANNEL } from "./announce.ts";
import { roomOf, roomsAt } from "./hearing.ts";
import { createLimitedHearers, type EventRows, isLimitedAt } from "./limited-hearers.ts";
import { createLimits, type Limits } from "./limits.ts";
import { listen } from "./listen.ts";
import { missedOf, missedWhileOpening, type NumberedEvent } from "./log.ts";
import type { SocketCall } from "./socket-call.ts";

type MemberAccess = Extract<Access, { kind: "member" }>;

type Options = {
  http: HttpServer;
  databaseUrl: string;
  pool: Pool;
  log: Log;
  /** The signed-in person of these headers, or null. */
  authenticate(headers: { cookie?: string | undefined }): Promise<Principal | null>;
  /** The key in a cookie that we signed; null for all others. */
  sessionKey(headers: { cookie?: string | undefined }): string | null;
  /** What this person may do at that business; null when they have no access to it. */
  grantAt(principal: Principal, businessId: string): Promise<Grant | null>;
  calls: readonly SocketCall[];
  /** The context in which the person acts at that business. */
  tenantOf(principal: Principal, businessId: string): TenantCtx;
  /** Every event that screens may receive. */
  told: readonly LiveEvent[];
  /** The rows that their data names. */
  rows: EventRows;
  edge: Edge;
  /** Whether the host that it names is served here. */
  knowsHost(request: IncomingMessage): Promise<boolean>;
  turns: Turns;
  rateLimits: boolean;
  onRevoked(userId: string): void;
  limited: ReturnType<typeof createLimitedHearers>;
};

type Notice = ({ room: string } & NumberedEvent) | { revoked: string };

/**
 * With the time that a session is remembered, this still keeps within five seconds: the notice that usually comes
 * first may be lost.
 */
const RECHECK_MS = 2_500;

/** A client that does not identify itself in time is disconnected. */
const CONNECT_MS = 10_000;

const BUSY = { success: false, message: "Demasiadas solicitudes. Espera un momento e intenta de nuevo." };
const TOO_MANY = "Tienes demasiadas pantallas abiertas. Cierra alguna e intenta de nuevo.";

export async function openLive(given: Omit<Options, "limited">) {
  const options: Options = { ...given, limited: createLimitedHearers(given) };
  const { edge } = options;
  const limits = createLimits(options.rateLimits, (request) => networkOf(edge.addressOf(request)));
  const answering = options.http.listeners("request") as ((...asked: unknown[]) => void)[];
  const io = new Server(options.http, {
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: 256 * 1024,
    connectTimeout: CONNECT_MS,
    allowRequest: (request, decide) => {
      if (edge.isForeign(request) || edge.refusal(request) !== null) return decide(null, false);
      options.knowsHost(request).then(
        (isKnown) => decide(null, isKnown && limits.admits(request, options.sessionKey(request.headers))),
        () => decide(null, false),
      );
    },
  });
  // The library takes plain requests too, but has no answers for them: ours refuses them like all others.
  options.http.removeAllListeners("request");
  for (const answer of answering) options.http.on("request", answer);
  io.engine.on("connection", limits.watch);
  io.use((socket, next) => {
    options.authenticate(socket.handshake.headers).then(
      (principal) => {
        if (!principal) return next(new Error("Inicia sesión para continuar"));
        if (!limits.enters(principal.userId, socket.conn)) return next(new Error(TOO_MANY));
        socket.data.principal = principal;
        socket.data.asked = new Set<string>();
        socket.data.rereads = new Set<string>();
        next();
      },
      // Closes without a refusal: a browser whose connection breaks reconnects.
      () => socket.conn.close(),
    );
  });
  io.on("connection", (socket) => attach(socket, options, limits));
  const sockets = () => [...io.sockets.sockets.values()];
  const checkAgain = createRecheck(options);
  const passOn = (notice: Notice) => {
    if ("room" in notice) {
      io.to(roomOf(notice.room, notice.name)).emit(notice.name, notice.data, notice.seq);
      options.limited.tell(notice.room, notice);
    } else {
      const { revoked } = notice;
      options.onRevoked(revoked);
      options.limited.forget(revoked);
      void checkAgain(sockets().filter((socket) => (socket.data.principal as Principal).userId === revoked));
    }
  };
  const listener = await listen({
    databaseUrl: options.databaseUrl,
    channel: LIVE_CHANNEL,
    log: options.log,
    onNotice: (notice) => passOn(notice as Notice),
    onGap: () => io.emit("refetch"),
  });
  const timer = setInterval(() => void checkAgain(sockets()), RECHECK_MS);
  return {
    io,
    async close() {
      clearInterval(timer);
      io.emit("server_restarting");
      await listener.close();
      // The connections are cut without a goodbye: a browser that is told to leave does not reconnect.
      await io.close();
    },
  };
}

function attach(socket: Socket, options: Options, limits: Limits): void {
  const principal = () => socket.data.principal as Principal;
  const budget = limits.createSocketBudget();
  const on = (name: string, work: (payload: unknown) => Promise<object>) =>
    socket.on(name, async (payload: unknown, reply?: unknown) => {
      const answer = budget.take() ? await work(payload).catch((error: Error) => failed(name, error, options)) : BUSY;
      if (typeof reply === "function") reply(answer);
    });
  /** Reads for a person wait in line with that person's calls. */
  const inTurn = (work: (asked: unknown) => Promise<object>) => (asked: unknown) =>
    options.turns.take(principal().userId, () => work(asked));
  const join = async (asked: unknown) => {
    const joined: string[] = [];
    const told: Record<string, MissedEvents> = {};
    const since = (asked as { since?: unknown } | null)?.since;
    try {
      for (const businessId of businessesOf(asked)) {
        askedOf(socket).add(businessId);
        const open = await settleRooms(socket, businessId, options);
        if (open.length === 0) continue;
        joined.push(businessId);
        // Read after joining the rooms: an event in between arrives twice rather than never.
        if (isMap(since))
          told[businessId] = await missedBy(open, businessId, sinceOf(socket, businessId, since), options);
      }
    } catch (error) {
      // Without its rooms a screen would miss events without knowing it: it reconnects and asks again.
      setTimeout(() => socket.conn.close(), 100);
      throw error;
    }
    return { success: true, rooms: joined, ...(isMap(since) && { told }) };
  };
  socket.once("disconnect", () => options.limited.leaveAll(socket));
  on("joinRooms", inTurn(join));
  on("leaveRooms", async (asked) => {
    for (const businessId of businessesOf(asked)) {
      askedOf(socket).delete(businessId);
      options.limited.leave(socket, businessId);
      for (const room of roomsAt(options.told, businessId, null).shut) await socket.leave(room);
    }
    return { success: true };
  });
  for (const call of options.calls) on(call.name, (payload) => carryOut(call, principal(), payload, options, limits));
}

function failed(event: string, error: Error, { log }: Options): object {
  if (error instanceof DomainError) return { success: false, message: error.message };
  log.error({ event, error: error.message }, "socket event failed");
  return { success: false, message: "No se pudo completar. Intenta de nuevo." };
}

async function carryOut(
  { route, payload: schema, refusal, handle }: SocketCall,
  principal: Principal,
  payload: unknown,
  { grantAt, tenantOf, turns }: Options,
  limits: Limits,
): Promise<object> {
  const refused = { success: false, message: "No se encontró el registro" };
  if (typeof payload !== "object" || payload === null || Array.isArray(payload)) return refused;
  const { businessId } = payload as Record<string, unknown>;
  if (typeof businessId !== "string") return refused;
  // In the person's turn: a stranger uses none of the business's turns and none of its budget.
  const grant = await turns.take(principal.userId, () => grantAt(principal, businessId));
  if (!grant) return refused;
  if (!limits.mayAskFor(businessId)) return BUSY;
  if (!allows(grant, route.access as MemberAccess)) throw new DomainError(403, "No tienes permiso para hacer esto");
  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new DomainError(400, parsed.error.issues[0]?.message ?? refusal);
  const ctx: TenantCtx = { ...tenantOf(principal, businessId), may: (access) => allows(grant, access) };
  const data = await turns.take(businessId, () => handle(ctx, parsed.data));
  return { success: true, data };
}

/** Checks these sockets. While the database is away they stay as they are, and one log line says so, not one each. */
function createRecheck(options: Options): (sockets: Socket[]) => Promise<void> {
  return async (sockets) => {
    const checks = await Promise.allSettled(sockets.map((socket) => recheck(socket, options)));
    const failed = checks.filter((check) => check.status === "rejected");
    const [first] = failed;
    if (!first) return;
    const { message } = first.reason as Error;
    options.log.warn({ error: message, sockets: failed.length }, "sessions of sockets could not be checked");
  };
}

/**
 * Reads the session and the memberships again: changed memberships change the rooms, a closed session closes the
 * socket.
 */
async function recheck(socket: Socket, options: Options): Promise<void> {
  const principal = await options.authenticate(socket.handshake.headers);
  if (!principal) {
    socket.emit("session_ended");
    socket.disconnect(true);
    return;
  }
  const before = socket.data.principal as Principal;
  socket.data.principal = principal;
  // the screen reads the session again: it may have lost its business
  if (rightsOf(before) !== rightsOf(principal)) socket.emit("rights_changed");
  for (const businessId of [...askedOf(socket)]) {
    await settleRooms(socket, businessId, options);
    if (limitsAt(before, businessId) === limitsAt(principal, businessId)) continue;
    // what is on the screen was read within other limits
    rereadsOf(socket).add(businessId);
    socket.emit("refetch");
  }
}

/** Joins the rooms of a requested business that this person may hear, leaves the rest; returns the open rooms. */
async function settleRooms(socket: Socket, businessId: string, options: Options): Promise<string[]> {
  const grant = await options.grantAt(socket.data.principal as Principal, businessId);
  // the business may have been left meanwhile
  const { open, shut } = roomsAt(options.told, businessId, askedOf(socket).has(businessId) ? grant : null);
  for (const room of shut) await socket.leave(room);
  if (open.length > 0 && isLimitedAt(socket.data.principal as Principal, businessId)) {
    for (const room of open) await socket.leave(room);
    if (socket.connected) options.limited.enter(socket, businessId, open);
  } else {
    options.limited.leave(socket, businessId);
    await socket.join(open);
  }
  if (!grant) askedOf(socket).delete(businessId);
  return open;
}

/** Limited people read everything again: which of the missed events were theirs is not known afterwards. */
function sinceOf(socket: Socket, businessId: string, since: Record<string, unknown>): unknown {
  const rereads = rereadsOf(socket).delete(businessId);
  return rereads || isLimitedAt(socket.data.principal as Principal, businessId) ? null : since[businessId];
}

function rightsOf({ role, memberships }: Principal): string {
  return JSON.stringify([role, memberships]);
}

function limitsAt({ memberships }: Principal, businessId: string): string {
  return JSON.stringify(memberships.find((each) => each.businessId === businessId)?.limits ?? null);
}

type MissedEvents = { seq: number; missed: NumberedEvent[] | null };

/**
 * The business's current number, and the events after `since` that this person may hear; null: read everything again.
 */
async function missedBy(
  open: readonly string[],
  businessId: string,
  since: unknown,
  { pool }: Options,
): Promise<MissedEvents> {
  const ageMs = isMap(since) ? since.ageMs : null;
  const { seq, missed } = Number.isSafeInteger(ageMs)
    ? await missedWhileOpening(pool, businessId, ageMs as number)
    : await missedOf(pool, businessId, Number.isSafeInteger(since) ? (since as number) : null);
  return { seq, missed: missed?.filter(({ name }) => open.includes(roomOf(businessId, name))) ?? null };
}

function isMap(asked: unknown): asked is Record<string, unknown> {
  return typeof asked === "object" && asked !== null && !Array.isArray(asked);
}

/** The businesses of which this screen reads everything again when it joins. */
function rereadsOf(socket: Socket): Set<string> {
  return socket.data.rereads as Set<string>;
}

/** The businesses that this screen wants to hear and that its person may. */
function askedOf(socket: Socket): Set<string> {
  return socket.data.asked as Set<string>;
}

function businessesOf(asked: unknown): string[] {
  const rooms = (asked as { rooms?: unknown } | null)?.rooms;
  return Array.isArray(rooms) ? rooms.filter((room) => typeof room === "string").slice(0, 100) : [];
}
