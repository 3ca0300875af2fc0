import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";

/** For the environment of child processes: they run the same code, and share one compile cache. */
export const compileCache = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, ".cache/compile") };

/** The newest Node from 24 on: what npm installed, or what runs us. Ends the process when there is neither. */
export function node24() {
  const found = newest([...brought(), { file: process.execPath, version: process.versions.node }]);
  if (found) return found;
  console.error(
    `Mostrador corre en Node 24 y npm no lo trae para esta computadora (${process.platform}-${process.arch}). ` +
      `La que tienes es la ${process.versions.node}: instala Node 24 desde https://nodejs.org y vuelve a intentar.`,
  );
  return process.exit(1);
}

/** The file of the highest version that is 24 or later; the first of equal ones. */
export function newest(candidates) {
  const [best] = candidates
    .map(({ file, version }) => ({ file, parts: version.split(".").map(Number) }))
    .filter(({ parts: [major = 0] }) => major >= 24)
    .sort((one, other) => compare(other.parts, one.parts));
  return best?.file;
}

function compare(one, other) {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : one[at] - other[at];
}

/**
 * Asks the program for its version, because a package may carry another one. A program that cannot run does not count.
 */
function brought() {
  const { platform, arch } = process;
  return [
    `node-${platform === "win32" ? "win" : platform}-${arch}/bin/node${platform === "win32" ? ".exe" : ""}`,
    `node-bin-${platform}-${arch}/bin/node`,
  ]
    .map((place) => path.join(root, "node_modules", place))
    .filter((file) => existsSync(file) && file !== process.execPath)
    .flatMap((file) => {
      const version = /^v(\d+\.\d+\.\d+)/.exec(spawnSync(file, ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1];
      return version ? [{ file, version }] : [];
    });
}
