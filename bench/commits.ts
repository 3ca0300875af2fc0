// How many commits a second the cluster's disk allows. This limits everything that must be stored before it is
// answered.
import pg from "pg";

const FOR_MS = 3_000;

/** Commits a second, with one connection and with eight. */
export async function commitsOf(clusterUrl: string): Promise<{ one: number; eight: number }> {
  const pool = new pg.Pool({ connectionString: clusterUrl, max: 8 });
  await pool.query("create table if not exists bench_commits (n int)");
  const one = await commits(pool, 1);
  const eight = await commits(pool, 8);
  await pool.query("drop table bench_commits");
  await pool.end();
  return { one, eight };
}

async function commits(pool: pg.Pool, side: number): Promise<number> {
  let count = 0;
  const until = performance.now() + FOR_MS;
  const write = async () => {
    for (; performance.now() < until; count += 1) await pool.query("insert into bench_commits values (1)");
  };
  await Promise.all(Array.from({ length: side }, write));
  return (count * 1_000) / FOR_MS;
}
