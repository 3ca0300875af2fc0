// node tools/complete-lock.mjs: adds to package-lock.json the packages of other platforms that npm left out, and
// missing checksums. `npm ci` refuses a lock without them even where it installs none, and on their platform nothing
// would install.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./root.mjs";

const file = path.join(root, "package-lock.json");

/** The names that `package-lock.json` needs for some platform and does not describe. */
export function missingFromLock(lock = JSON.parse(readFileSync(file, "utf8"))) {
  const missing = new Map();
  for (const [where, wanted] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(wanted.optionalDependencies ?? {})) {
      if (!resolvable(lock.packages, where, name)) missing.set(name, { version, dev: wanted.dev });
    }
  }
  return missing;
}

/**
 * Packages that `package-lock.json` describes without the checksum of the download. Developer tools of other platforms
 * may lack it when the registry of the lock does not carry them.
 */
export function withoutSum(lock = JSON.parse(readFileSync(file, "utf8"))) {
  return unsummed(lock).filter((where) => !(lock.packages[where].dev && lock.packages[where].os));
}

function unsummed({ packages }) {
  return Object.keys(packages).filter((where) => {
    const { integrity, link, inBundle } = packages[where];
    return where.includes("node_modules/") && !integrity && !link && !inBundle;
  });
}

/** The registry's description, or undefined. */
function sumOf(where, version) {
  const name = where.slice(where.lastIndexOf("node_modules/") + "node_modules/".length);
  const { stdout } = spawnSync("npm", ["view", `${name}@${version}`, "dist.integrity"], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return /^sha512-\S+/m.exec(stdout ?? "")?.[0];
}

/** Searches like Node: from the folder of the package that needs it, upward. */
function resolvable(packages, where, name) {
  const steps = where.split("/node_modules/");
  const folders = steps.map((_, index) => `${steps.slice(0, index + 1).join("/node_modules/")}/`);
  return ["", ...folders].some((folder) => packages[`${folder}node_modules/${name}`]);
}

/** Its platform, read from its name: `@swc/core-linux-arm64-musl`. */
function described(name, { version, dev }) {
  const platform = /(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)(?:-([a-z]+))?$/.exec(name);
  const [, os, cpu, abi] = platform ?? [];
  if (!os || !cpu || !/^\d/.test(version))
    throw new Error(`${name}: no platform in its name, or no exact version (${version})`);
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(os === "linux" && abi && { libc: [abi.startsWith("musl") ? "musl" : "glibc"] }),
    optional: true,
    os: [os],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const missing = missingFromLock(lock);
  for (const [name, wanted] of missing) lock.packages[`node_modules/${name}`] = described(name, wanted);
  const sums = unsummed(lock).map((where) => [where, sumOf(where, lock.packages[where].version)]);
  for (const [where, integrity] of sums.filter(([, sum]) => sum)) {
    const { version, ...rest } = lock.packages[where];
    lock.packages[where] = { version, integrity, ...rest };
  }
  const ordered = Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1));
  lock.packages = Object.fromEntries(ordered);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.size} packages added to package-lock.json, ${sums.filter(([, sum]) => sum).length} sums`);
}
