// Installs node_modules as package-lock.json says; takes a few milliseconds when they already agree.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";

/** Runs `npm ci` when a locked package is not installed. When that fails, ends the process and says what to do. */
export function ensureInstalled() {
  if (installed()) return;
  console.log("Instalando las dependencias (la primera vez tarda alrededor de un minuto)…");
  const { status, error } = npm([
    "ci",
    "--ignore-scripts",
    "--include=dev",
    "--loglevel=error",
    "--engine-strict=false",
  ]);
  if (status === 0 && installed()) return;
  console.error(
    [
      "",
      `No se pudieron instalar las dependencias (${error?.message ?? `npm ci terminó con código ${status}`}).`,
      "Qué hacer:",
      "  1. Revisa la conexión a internet y, si usas proxy o registro propio, «npm config list».",
      "  2. Revisa que haya espacio en el disco y que esta carpeta sea tuya.",
      "  3. Si el mensaje habla de package-lock.json («Missing … from lock file»), ejecuta «npm install» y",
      "     «node tools/complete-lock.mjs», y vuelve a intentar.",
    ].join("\n"),
  );
  process.exit(1);
}

/** npm writes its own list after installing: it must match the lock, package by package. */
function installed() {
  const locked = packages("package-lock.json");
  const present = packages("node_modules/.package-lock.json");
  if (!locked || !present) return false;
  return Object.entries(locked).every(([where, wanted]) => {
    if (!where.includes("node_modules/")) return true;
    const found = present[where];
    return found ? found.version === wanted.version : Boolean(wanted.optional);
  });
}

function packages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}

function npm(args) {
  const options = { cwd: root, stdio: ["ignore", "inherit", "inherit"] };
  // uses the npm next to our node, or the one that started us: PATH may contain another
  const script = process.env.npm_execpath;
  if (script?.endsWith("npm-cli.js") && existsSync(script))
    return spawnSync(process.execPath, [script, ...args], options);
  return spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
}
