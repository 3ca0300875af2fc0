import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { StartError } from "../../kernel/start-error.ts";
import type { Binaries } from "./binaries.ts";
import type { Runner } from "./runner.ts";

/** The data folder and what we keep inside it: a copy of a stopped cluster's folder is complete. */
export interface Cluster {
  folder: string;
  password: string;
  log: string;
  /** Ports where a live postmaster may be listening; they must be verified. */
  knownPorts(): number[];
  keepPort(port: number): void;
  /** Gives a cluster that was restored, or copied by root, to the user that it now runs as. */
  own(): void;
}

/**
 * Opens `<dataDir>/pg18`, and creates it if it does not exist. It is created next to its place and then moved, so that
 * an interrupted start leaves nothing that looks like a database.
 */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  runner: Runner,
  fast: boolean,
): Promise<Cluster> {
  const folder = clusterFolder(dataDir);
  sweep(dataDir);
  if (!existsSync(folder)) await initialise(folder, binaries, runner, fast);
  return {
    folder,
    password: readFileSync(path.join(folder, passwordFile), "utf8").trim(),
    log: path.join(folder, "mostrador.log"),
    knownPorts: () => {
      const port = firstLines(path.join(folder, portFile))[0];
      const postmasters = firstLines(path.join(folder, "postmaster.pid"))[3];
      return [...new Set([postmasters, port].map(Number).filter((candidate) => candidate > 0))];
    },
    keepPort: (port) => write(path.join(folder, portFile), `${port}\n`, runner),
    own: () => {
      const { owner } = runner;
      if (owner && statSync(folder).uid !== owner.uid)
        execFileSync("chown", ["-R", `${owner.uid}:${owner.gid}`, folder]);
    },
  };
}

export function clusterFolder(dataDir: string): string {
  return path.join(dataDir, "pg18");
}

const passwordFile = "mostrador.password";
const portFile = "mostrador.port";

async function initialise(folder: string, binaries: Binaries, runner: Runner, fast: boolean): Promise<void> {
  const draft = `${folder}.new-${process.pid}`;
  const secret = `${draft}.password`;
  mkdirSync(draft, { mode: 0o700 });
  if (runner.owner) chownSync(draft, runner.owner.uid, runner.owner.gid);
  write(secret, `${randomBytes(24).toString("base64url")}\n`, runner);
  const { code, output } = await runner.run(binaries.initdb, [
    `--pgdata=${draft}`,
    "--username=postgres",
    `--pwfile=${secret}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // the same order on every machine; columns that people read are COLLATE "es-x-icu"
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    ...(fast ? ["--no-sync"] : []),
  ]);
  if (code !== 0) {
    discard(draft);
    discard(secret);
    throw new StartError(`No se pudo crear la base de datos en ${folder}:\n${output.trim()}`);
  }
  renameSync(secret, path.join(draft, passwordFile));
  try {
    renameSync(draft, folder);
  } catch (error) {
    // another first start was faster: its cluster is as good
    if (!existsSync(folder)) throw error;
    discard(draft);
  }
}

/** Removes what interrupted first starts left behind; a start that is still alive keeps its files. */
function sweep(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = /^pg18\.new-(\d+)/.exec(name)?.[1];
    if (pid && !alive(Number(pid))) discard(path.join(dataDir, name));
  }
}

function write(file: string, text: string, runner: Runner): void {
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, text, { mode: 0o600, flag: "wx" });
  if (runner.owner) chownSync(draft, runner.owner.uid, runner.owner.gid);
  renameSync(draft, file);
}

function firstLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

function discard(at: string): void {
  rmSync(at, { recursive: true, force: true, maxRetries: 3 });
}

function alive(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
