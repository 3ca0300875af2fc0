// npm run dev: runs the server, restarted at each change of its sources or the domain's, and Vite for the pages.
import { spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import path from "node:path";
import { end, passSignalsOn } from "./child.mjs";
import { node24 } from "./node-24.mjs";
import { root } from "./root.mjs";

/** Runs until it is told to stop or Vite ends. Returns the exit code. */
export async function develop(args) {
  const vite = launch("node_modules/vite/bin/vite.js", [], "web");
  let server;
  let stopping = false;
  let again = false;

  const serve = () => {
    again = false;
    server = launch("server/src/start.ts", args);
    server.once("exit", (code) => {
      if (stopping) return;
      if (again) serve();
      else console.log(`El servidor terminó (código ${code}): arranca de nuevo con el siguiente cambio.`);
    });
  };
  const stop = (signal) => {
    stopping = true;
    for (const child of [server, vite]) end(child, signal, true);
  };

  serve();
  onChange((file) => {
    console.log(`Cambió ${file}: el servidor arranca de nuevo.`);
    again = true;
    if (alive(server)) end(server, "SIGTERM", true);
    else serve();
  });
  passSignalsOn(stop);
  const code = await ended(vite);
  if (!stopping) stop("SIGTERM");
  await ended(server);
  return code;
}

function launch(script, args, folder = ".") {
  return spawn(node24(), [path.join(root, script), ...args], {
    cwd: path.join(root, folder),
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: process.platform !== "win32",
  });
}

function onChange(act) {
  let timer;
  for (const folder of ["server/src", "server/migrations", "domain/src", "sandbox/src"]) {
    if (!existsSync(path.join(root, folder))) continue;
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|sql|json)$/.test(file) || file.endsWith(".test.ts")) return;
      clearTimeout(timer);
      // an editor writes a file more than once
      timer = setTimeout(act, 150, path.join(folder, file));
    });
  }
}

function alive(child) {
  return child.exitCode === null && child.signalCode === null;
}

function ended(child) {
  return new Promise((resolve) => {
    if (!alive(child)) resolve(child.exitCode ?? 1);
    else child.once("exit", (code) => resolve(code ?? 0));
  });
}
