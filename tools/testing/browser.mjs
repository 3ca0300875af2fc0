// Finds the browser for the page tests, or installs it with apt on a Debian machine where we are root.
import { spawnSync } from "node:child_process";
import { accessSync, constants, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Where Chromium is. Undefined when the person chose to do without; ends the process when there is none. */
export function ensureChromium(args = process.argv) {
  if (args.includes("--sin-navegador") || process.env.SKIP_BROWSER === "1") {
    console.log("\n*** SIN NAVEGADOR: las pruebas de las páginas (e2e) NO se ejecutan. ***\n");
    return undefined;
  }
  const found = find() ?? (install() ? find() : undefined);
  if (found) return found;
  console.error(
    [
      "No se encontró Chromium, que las pruebas de las páginas necesitan. Qué hacer:",
      "  Debian:  sudo apt-get install -y chromium-headless-shell chromium fonts-noto-color-emoji",
      "  Ubuntu:  instala Google Chrome desde https://www.google.com/chrome (el chromium de snap no sirve en contenedores)",
      "  Fedora:  sudo dnf install chromium        Arch: sudo pacman -S chromium",
      "  macOS:   brew install --cask chromium     o Google Chrome en Aplicaciones",
      "  Otro lugar: CHROMIUM_PATH=/ruta/al/chromium npm test",
      "  Sin él:  npm test -- --sin-navegador      (deja fuera las pruebas de las páginas)",
    ].join("\n"),
  );
  return process.exit(1);
}

const places = [
  // without the parts of a window, which cost a third of the time
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  path.join(process.env.PROGRAMFILES ?? "C:\\Program Files", "Google\\Chrome\\Application\\chrome.exe"),
];

function find() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !executable(named)) {
    console.error(`CHROMIUM_PATH dice ${named}, pero ahí no hay un programa que se pueda ejecutar.`);
    process.exit(1);
  }
  return named || places.find(executable);
}

function executable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Ubuntu's package only points to a snap, so the person installs it. */
function install() {
  if (process.getuid?.() !== 0 || !debian()) return false;
  console.log("Instalando Chromium con apt-get (alrededor de un minuto)…");
  return ["update", "install -y --no-install-recommends chromium-headless-shell chromium fonts-noto-color-emoji"].every(
    (order) => {
      const { status } = spawnSync("apt-get", ["-q", ...order.split(" ")], {
        stdio: ["ignore", "inherit", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
      // an update that fails for one source may still be enough
      return status === 0 || order === "update";
    },
  );
}

function debian() {
  try {
    return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureChromium() ?? "");
