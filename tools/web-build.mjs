// Builds the web when its sources, the domain's or the locked packages have changed since the last build.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { node24 } from "./node-24.mjs";
import { root } from "./root.mjs";

/** Ends the process when the build fails. */
export function ensureWebBuilt() {
  const stamp = path.join(root, "web/dist/.built");
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Construyendo las páginas…");
  const vite = path.join(root, "node_modules/vite/bin/vite.js");
  const { status } = spawnSync(node24(), [vite, "build", "--logLevel", "warn"], {
    cwd: path.join(root, "web"),
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) {
    console.error("No se pudieron construir las páginas: el motivo está arriba.");
    process.exit(1);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const hash = createHash("sha256");
  const files = [...sources("web"), ...sources("domain/src"), "domain/package.json", "package-lock.json"];
  for (const file of files.sort())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

function sources(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const at = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return left.has(entry.name) ? [] : sources(at);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [at] : [];
  });
}

const left = new Set(["node_modules", "dist", "e2e", ".vite"]);
