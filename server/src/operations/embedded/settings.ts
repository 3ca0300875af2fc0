/**
 * The postmaster's settings: for a machine of 2 to 8 cores that also runs the product. `fast` is for tests only: a
 * power cut may then destroy the cluster.
 */
export function settings(port: number, fast: boolean): string {
  return [...base, ...(fast ? careless : []), `port=${port}`].map((setting) => `-c ${setting}`).join(" ");
}

const base = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  // containers give /dev/shm 64 MB: shared memory of parallel queries uses files in the data folder
  "dynamic_shared_memory_type=mmap",
  "max_connections=100",
  "shared_buffers=128MB",
  "work_mem=8MB",
  "maintenance_work_mem=64MB",
  "random_page_cost=1.1",
  // compiling a query costs more than our queries take
  "jit=off",
  "wal_compression=on",
  "max_wal_size=1GB",
  // a new table's first plans suit its few rows: they are made again soon after it has grown
  "autovacuum_naptime=10s",
  "checkpoint_timeout=15min",
  "log_checkpoints=off",
  "timezone=UTC",
  "log_timezone=UTC",
];

const careless = [
  // a worker visits each of hundreds of databases in turn
  "autovacuum_naptime=60s",
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  // a copied database is written to the log in full, and nothing here reads that log
  "wal_level=minimal",
  "max_wal_senders=0",
  "wal_compression=off",
  // for all products that the tests run at the same time
  "max_connections=300",
];
