// Each process refuses an old server in one sentence. A fake server speaks just enough of PostgreSQL's protocol to
// report its version.
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { readEnv } from "../../env.ts";
import { openProduct } from "../../open-product.ts";
import { migrate } from "./migrate.ts";

const SECRET = "a secret of a test that is long enough";
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

function message(kind: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(kind, 0, "latin1");
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const int = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeIntBE(value, 0, bytes);
  return buffer;
};
const text = (value: string) => Buffer.from(`${value}\0`);
const field = (name: string) =>
  Buffer.concat([text(name), int(0, 4), int(0, 2), int(25, 4), int(-1, 2), int(-1, 4), int(0, 2)]);
const cell = (value: string) => Buffer.concat([int(value.length, 4), Buffer.from(value)]);

/** Answers every question with its version. */
function answer(socket: Socket, number: string, shown: string): void {
  let isOpen = false;
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    if (!isOpen) {
      isOpen = true;
      return void socket.write(Buffer.concat([message("R", int(0, 4)), message("Z", Buffer.from("I"))]));
    }
    if (chunk.toString("latin1", 0, 1) === "X") return void socket.end();
    socket.write(
      Buffer.concat([
        message("T", int(2, 2), field("number"), field("shown")),
        message("D", int(2, 2), cell(number), cell(shown)),
        message("C", text("SELECT 1")),
        message("Z", Buffer.from("I")),
      ]),
    );
  });
}

async function serverOf(number: string, shown: string): Promise<string> {
  const server = createServer((socket) => answer(socket, number, shown)).listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => server.close());
  const address = server.address();
  return `postgres://quien@127.0.0.1:${typeof address === "object" ? address?.port : 0}/mostrador`;
}

test("neither migrations nor processes start on a PostgreSQL below 18", async () => {
  const url = await serverOf("150020", "15.20 (Debian)");
  const sentence = "Se necesita PostgreSQL 18 o posterior; DATABASE_URL lleva a un PostgreSQL 15.20 (Debian).";
  await expect(migrate(url, SECRET)).rejects.toMatchObject({ name: "StartError", message: sentence });
  for (const role of ["web", "worker"] as const) {
    const env = readEnv({ DATABASE_URL: url, LOG_LEVEL: "silent" });
    const started = openProduct({ env, appUrl: url, secret: SECRET, role, webFolder: null });
    await expect(started).rejects.toMatchObject({ name: "StartError", message: sentence });
  }
});

test.each([
  "postgres://quien:clave@uno:5432,dos:5432/mostrador",
  "host=uno,dos dbname=mostrador",
  "http://uno/mostrador",
])("%s is told in one sentence", (url) => {
  expect(() => readEnv({ DATABASE_URL: url })).toThrow(
    expect.objectContaining({
      name: "StartError",
      message: expect.stringMatching(/DATABASE_URL: debe nombrar un solo servidor/),
    }),
  );
});
