import { spawn } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { StartError } from "../../kernel/start-error.ts";
import type { Binaries } from "./binaries.ts";
import { missingRuntime } from "./missing-runtime.ts";

/** The user that PostgreSQL runs as: it refuses to be root. */
export interface Runner {
  name: string;
  /** The owner that the cluster's files need; undefined: the user who runs the product. */
  owner?: Owner;
  /** Runs in the data folder. */
  run(file: string, args: string[]): Promise<Outcome>;
}

export interface Outcome {
  code: number | null;
  output: string;
}

interface Owner {
  uid: number;
  gid: number;
}

/**
 * An ordinary user runs it as themselves; root uses the owner of the existing cluster, else `postgres`, else `nobody`.
 * If none of them may enter the folders (a project under a home with mode 0700), it runs in a user namespace where
 * root's own files belong to number 1000. Where a container forbids namespaces, one of those users gets the right to
 * pass closed folders.
 */
export async function chooseRunner(binaries: Binaries, dataDir: string, cluster: string): Promise<Runner> {
  const owner = ownerOf(cluster);
  const me = process.getuid?.();
  if (me === undefined) return runner("este usuario", binaries, dataDir, {});
  if (me !== 0) {
    if (owner && owner.uid !== me) throw new StartError(someoneElses(cluster, owner.uid, me));
    return runner("este usuario", binaries, dataDir, {});
  }
  const accounts = [owner, account("postgres"), account("nobody")].filter((found) => found && found.uid !== 0);
  const lent = accounts.map((as) => runner(`usuario ${as?.uid}`, binaries, dataDir, { as, owner: as }));
  const namespace = runner("un espacio de usuario propio", binaries, dataDir, { prefix: unshare, owner: root });
  const passing = accounts.map((as) =>
    runner(`usuario ${as?.uid} con paso libre`, binaries, dataDir, { prefix: passAs(as ?? root), owner: as }),
  );
  const candidates = owner?.uid === 0 ? [namespace, ...lent, ...passing] : [...lent, namespace, ...passing];
  for (const candidate of candidates) if (await mayEnter(candidate, binaries, dataDir)) return candidate;
  throw new StartError(
    `Como root, PostgreSQL necesita otro usuario que pueda entrar a ${dataDir} y a ${path.dirname(binaries.postgres)}. ` +
      "Mueve el proyecto a una carpeta legible para todos (por ejemplo /srv), arranca con un usuario normal, " +
      "o da la dirección de tu propio PostgreSQL en DATABASE_URL.",
  );
}

const root: Owner = { uid: 0, gid: 0 };
const unshare = ["unshare", "--user", "--map-user=1000", "--map-group=1000"];

function passAs({ uid, gid }: Owner): string[] {
  // without the bit, access(2) ignores the right, and PostgreSQL uses it to check that its own program exists
  const right = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--securebits=+no_setuid_fixup"];
  return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...right];
}

interface How {
  /** Put before the command. */
  prefix?: string[];
  /** The user that the command runs as, when the prefix does not set it. */
  as?: Owner;
  owner?: Owner;
}

function runner(name: string, binaries: Binaries, dataDir: string, { prefix = [], as, owner }: How): Runner {
  return {
    name,
    owner,
    run(file, args) {
      const [command = file, ...rest] = [...prefix, file, ...args];
      return new Promise((resolve, reject) => {
        const end = (outcome: Outcome) => {
          const advice = process.platform === "win32" ? missingRuntime(outcome) : undefined;
          if (advice) reject(new StartError(advice));
          else resolve(outcome);
        };
        const child = spawn(command, rest, {
          ...as,
          cwd: dataDir,
          env: environment(binaries),
          stdio: ["ignore", "pipe", "pipe"],
          // its own session: Ctrl-C only reaches the server, which drains before it stops the database
          detached: process.platform !== "win32",
          windowsHide: true,
        });
        let output = "";
        const keep = (chunk: Buffer) => {
          output += chunk;
        };
        child.stdout.on("data", keep);
        child.stderr.on("data", keep);
        child.on("error", (error) => end({ code: null, output: error.message }));
        child.on("close", (code) => end({ code, output }));
        // on Windows the postmaster inherits the pipes, so they stay open after pg_ctl has ended
        child.on("exit", (code) => setTimeout(() => end({ code, output }), 200).unref());
      });
    },
  };
}

/** Keeps our variables out of it: no secrets, and no PG* variables of the person's own PostgreSQL. */
function environment({ libraries }: Binaries): NodeJS.ProcessEnv {
  const { PATH, HOME, SystemRoot, TEMP, TMP } = process.env;
  const search = process.platform === "darwin" ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH";
  return { PATH, HOME, SystemRoot, TEMP, TMP, LC_ALL: "C", TZ: "UTC", ...(libraries && { [search]: libraries }) };
}

async function mayEnter(candidate: Runner, { postgres }: Binaries, dataDir: string): Promise<boolean> {
  const { code } = await candidate.run("sh", ["-c", 'cd "$1" && exec "$2" --version', "sh", dataDir, postgres]);
  return code === 0;
}

function ownerOf(folder: string): Owner | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && { uid: found.uid, gid: found.gid };
}

function account(name: string): Owner | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function someoneElses(cluster: string, owner: number, me: number): string {
  return (
    `La base de datos ${cluster} es de otro usuario (número ${owner}; tú eres el ${me}). ` +
    `Arranca como ese usuario, o con Mostrador detenido hazla tuya: sudo chown -R ${me} '${path.dirname(cluster)}'`
  );
}
