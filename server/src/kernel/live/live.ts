// The sockets of one node: a session at the door, rooms from memberships only, events passed on from the database.
import type { Server as HttpServer } from "node:http";
import pg from "pg";
import { Server, type Socket } from "socket.io";
import type { Principal } from "../context.ts";
import type { Log } from "../log.ts";
import { LIVE_CHANNEL } from "./announce.ts";

export type SocketEvent = {
  name: string;
  /** The business is checked before; `payload` is not. */
  handle(principal: Principal, businessId: string, payload: Record<string, unknown>): Promise<unknown>;
};

type Options = {
  http: HttpServer;
  databaseUrl: string;
  log: Log;
  /** The signed-in person of these headers, or null. */
  authenticate(headers: { cookie?: string | undefined }): Promise<Principal | null>;
  /** Whether this person may listen to that business. */
  mayOpen(principal: Principal, businessId: string): Promise<boolean>;
  events: SocketEvent[];
  onRevoked(userId: string): void;
};

type Notice = { room: string; name: string; data: object } | { revoked: string };

const RECHECK_MS = 4_000;

export async function openLive(options: Options) {
  const io = new Server(options.http, {
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: 256 * 1024,
    allowRequest: (request, decide) => {
      const { origin, host } = request.headers;
      decide(null, !origin || hostOf(origin) === host);
    },
  });
  io.use((socket, next) => {
    options.authenticate(socket.handshake.headers).then(
      (principal) => {
        if (!principal) return next(new Error("Inicia sesión para continuar"));
        socket.data.principal = principal;
        next();
      },
      () => next(new Error("No se pudo revisar la sesión")),
    );
  });
  io.on("connection", (socket) => attach(socket, options));
  const passOn = (notice: Notice) => {
    if ("room" in notice) io.to(notice.room).emit(notice.name, notice.data);
    else {
      options.onRevoked(notice.revoked);
      for (const socket of io.sockets.sockets.values()) {
        if ((socket.data.principal as Principal).userId === notice.revoked) void recheck(socket, options);
      }
    }
  };
  const listener = await listen(options, passOn, () => io.emit("refetch"));
  const timer = setInterval(() => {
    for (const socket of io.sockets.sockets.values()) void recheck(socket, options);
  }, RECHECK_MS);
  return {
    io,
    async close() {
      clearInterval(timer);
      io.emit("server_restarting");
      await listener.close();
      io.disconnectSockets(true);
      await io.close();
    },
  };
}

/** Undefined for 'null' and for garbage. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function attach(socket: Socket, options: Options): void {
  const principal = () => socket.data.principal as Principal;
  socket.on("joinRooms", async (asked: unknown, reply?: unknown) => {
    const joined: string[] = [];
    for (const room of roomsOf(asked)) {
      if (await options.mayOpen(principal(), room)) {
        await socket.join(room);
        joined.push(room);
      }
    }
    if (typeof reply === "function") reply({ success: true, rooms: joined });
  });
  socket.on("leaveRooms", async (asked: unknown, reply?: unknown) => {
    for (const room of roomsOf(asked)) await socket.leave(room);
    if (typeof reply === "function") reply({ success: true });
  });
  for (const event of options.events) {
    socket.on(event.name, async (payload: unknown, reply?: unknown) => {
      const answer = await carryOut(event, principal(), payload, options);
      if (typeof reply === "function") reply(answer);
    });
  }
}

async function carryOut(event: SocketEvent, principal: Principal, payload: unknown, options: Options) {
  const refused = { success: false, message: "No se encontró el registro" };
  if (typeof payload !== "object" || payload === null || Array.isArray(payload)) return refused;
  const { businessId } = payload as Record<string, unknown>;
  if (typeof businessId !== "string" || !(await options.mayOpen(principal, businessId))) return refused;
  try {
    return { success: true, data: await event.handle(principal, businessId, payload as Record<string, unknown>) };
  } catch (error) {
    if ((error as Error).name === "Refusal") return { success: false, message: (error as Error).message };
    options.log.error({ event: event.name, error: (error as Error).message }, "socket event failed");
    return { success: false, message: "No se pudo completar. Intenta de nuevo." };
  }
}

/** Reads the session and the memberships again: a revoked one loses its rooms, a closed one its socket. */
async function recheck(socket: Socket, options: Options): Promise<void> {
  try {
    const principal = await options.authenticate(socket.handshake.headers);
    if (!principal) {
      socket.emit("session_ended");
      socket.disconnect(true);
      return;
    }
    socket.data.principal = principal;
    for (const room of socket.rooms) {
      if (room !== socket.id && !(await options.mayOpen(principal, room))) await socket.leave(room);
    }
  } catch (error) {
    options.log.warn({ error: (error as Error).message }, "a socket's session could not be checked");
  }
}

function roomsOf(asked: unknown): string[] {
  const rooms = (asked as { rooms?: unknown } | null)?.rooms;
  return Array.isArray(rooms) ? rooms.filter((room) => typeof room === "string").slice(0, 100) : [];
}

/** One connection of its own that listens; when it is lost it is made anew until the node closes. */
async function listen(options: Options, onNotice: (notice: Notice) => void, onGap: () => void) {
  let client: pg.Client | undefined;
  let closed = false;
  const connect = async (isAgain = false): Promise<void> => {
    const fresh = new pg.Client({ connectionString: options.databaseUrl, keepAlive: true });
    fresh.on("notification", ({ payload }) => payload && onNotice(JSON.parse(payload) as Notice));
    fresh.on("error", (error) => options.log.warn({ error: error.message }, "the live connection was lost"));
    fresh.on("end", () => {
      if (!closed) setTimeout(() => void connect(true).catch(() => fresh.emit("end")), 500).unref();
    });
    await fresh.connect();
    await fresh.query(`listen ${LIVE_CHANNEL}`);
    client = fresh;
    // What was told meanwhile is gone: the screens read anew.
    if (isAgain) onGap();
  };
  await connect();
  return {
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
