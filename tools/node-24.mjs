import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";

/** For the environment of what it runs: our processes read the same code, and one compiles it for all of them. */
export const compileCache = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, ".cache/compile") };

/** The newest Node of 24 on that there is: what npm installed, or what runs us. Ends the process without either. */
export function node24() {
  const found = newest([...brought(), { file: process.execPath, version: process.versions.node }]);
  if (found) return found;
  console.error(
    `Mostrador corre en Node 24 y npm no lo trae para esta computadora (${process.platform}-${process.arch}). ` +
      `La que tienes es la ${process.versions.node}: instala Node 24 desde https://nodejs.org y vuelve a intentar.`,
  );
  return process.exit(1);
}

/** The file of the highest version that is 24 or later; of equals the first. */
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

/** Asked of the program itself: a package may carry another version than its own. What cannot run is not there. */
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
