// The database of the demo, as its owner: for rows that no screen makes in good time.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { demo } from "./stage.ts";

export async function withDemoDatabase<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const folder = join(dirname(demo().logFile), "data", "pg18");
  const [port, password] = ["port", "password"].map((what) =>
    readFileSync(join(folder, `mostrador.${what}`), "utf8").trim(),
  );
  const owner = new pg.Client({ connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/mostrador` });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
