// Copies the whole tree, so that something in it can be broken. Installed packages are linked, not copied; links of
// the workspaces stay relative, so that the copy imports itself.
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const LEFT_OUT = new Set([".git", ".data", ".cache", "docs", "dist"]);

export function copyHouse(): { folder: string; remove(): void } {
  // next to the tree where possible: a link needs the same disk
  const folder = mkdtempSync(join(process.env.SABOTAGE_DIR ?? tmpdir(), "mostrador-sabotage-"));
  copyFolder(ROOT, folder, false);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function copyFolder(from: string, to: string, isInstalled: boolean): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!isInstalled && LEFT_OUT.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) {
      mkdirSync(target);
      copyFolder(source, target, isInstalled || entry.name === "node_modules");
    } else if (entry.isFile()) (isInstalled ? link : copyFileSync)(source, target);
  }
}

function link(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
