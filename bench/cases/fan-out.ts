// Sends one event to 500 open screens, many times, and counts deliveries a second. The product's events go through the
// database; bare Socket.IO emits them directly.
import type { ChildProcess } from "node:child_process";
import { io, type Socket } from "socket.io-client";
import type { Case } from "../measure.ts";
import type { BenchProduct } from "../product.ts";
import { startProcess } from "../start-process.ts";

const SOCKETS = 500;
const EVENTS = 100;

export async function fanOutCase(product: BenchProduct): Promise<Case & { close(): void }> {
  const bare = await startProcess("./bare-sockets.ts", {});
  const mine = await open(product.url, { cookie: product.headers.cookie });
  await Promise.all(mine.map((socket) => socket.emitWithAck("joinRooms", { rooms: [product.businessId] })));
  const theirs = await open(`http://127.0.0.1:${bare.port}`, {});
  return {
    name: `live fan-out to ${SOCKETS} sockets`,
    goal: 0.7,
    unit: "deliveries/s",
    product: () => deliveries(mine, () => notify(product)),
    raw: () => deliveries(theirs, () => emit(bare.child)),
    close() {
      for (const socket of [...mine, ...theirs]) socket.disconnect();
      bare.child.disconnect();
    },
  };
}

async function open(url: string, extraHeaders: Record<string, string>): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let index = 0; index < SOCKETS; index += 1) {
    const socket = io(url, { transports: ["websocket"], forceNew: true, extraHeaders });
    sockets.push(socket);
    if (index % 50 === 49) await Promise.all(sockets.map(connected));
  }
  return sockets;
}

function connected(socket: Socket): Promise<void> {
  return socket.connected ? Promise.resolve() : new Promise((done) => socket.once("connect", () => done()));
}

function deliveries(sockets: Socket[], send: () => void): Promise<number> {
  return new Promise((done) => {
    let got = 0;
    const start = performance.now();
    const heard = () => {
      got += 1;
      if (got < SOCKETS * EVENTS) return;
      for (const socket of sockets) socket.off("new_message", heard);
      done(got / ((performance.now() - start) / 1000));
    };
    for (const socket of sockets) socket.on("new_message", heard);
    send();
  });
}

let told = 0;

function notify({ owner, businessId }: BenchProduct): void {
  told += EVENTS;
  const text = `select pg_notify('mostrador_live', json_build_object('room', $1::text, 'name', 'new_message',
    'data', json_build_object('clientId', '01a1fc75-25ef-7000-a1ab-0e3c16556083', 'messageId', i::text))::text)
    from generate_series($2::int, $3::int) i`;
  void owner.query(text, [businessId, told, told + EVENTS - 1]);
}

function emit(child: ChildProcess): void {
  told += EVENTS;
  child.send({ emit: EVENTS, from: told });
}
