import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";

/** The Node 24 that npm installed, else the one that runs us when it is new enough. Ends the process without either. */
export function node24() {
  const brought = [
    `node-${platform()}-${process.arch}/bin/node${suffix()}`,
    `node-bin-${process.platform}-${process.arch}/bin/node`,
  ].map((place) => path.join(root, "node_modules", place));
  const found = brought.find((file) => existsSync(file));
  if (found) return found;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  console.error(
    `Mostrador corre en Node 24 y npm no lo trae para esta computadora (${process.platform}-${process.arch}). ` +
      `La que tienes es la ${process.versions.node}: instala Node 24 desde https://nodejs.org y vuelve a intentar.`,
  );
  return process.exit(1);
}

function platform() {
  return process.platform === "win32" ? "win" : process.platform;
}

function suffix() {
  return process.platform === "win32" ? ".exe" : "";
}
