import { spawn } from "node:child_process";
import { constants } from "node:os";

/**
 * Runs a program in our place: it shares our terminal, gets our signals, and we end when it ends. `apart` gives it its
 * own process group: Ctrl-C reaches it once, through us, and a channel closes when we are killed. Returns the exit
 * code.
 */
export function runChild(command, args, { apart = false, ...options } = {}) {
  const child = spawn(command, args, {
    ...options,
    detached: apart && process.platform !== "win32",
    stdio: apart ? ["ignore", "inherit", "inherit", "ipc"] : "inherit",
  });
  const forget = passSignalsOn((signal) => end(child, signal, apart), apart);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      forget();
      resolve(code ?? 128 + (constants.signals[signal ?? "SIGKILL"] ?? 0));
    });
  });
}

/**
 * The first signal asks the child to finish, a later one kills it. npm repeats Ctrl-C to us, so signals within the
 * next second count as the same one. Returns a function that stops listening.
 */
export function passSignalsOn(send, apart = true) {
  let first = 0;
  const listener = (signal) => {
    // the terminal signals the whole group: a child in our group already got it
    if (!apart && signal === "SIGINT" && process.stdin.isTTY) return;
    if (first === 0) {
      first = Date.now();
      send(signal);
    } else if (Date.now() - first > 1_000) send("SIGKILL");
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, listener);
  const watch = setInterval(() => {
    if (orphaned()) listener("SIGTERM");
  }, 250);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, listener);
  };
}

const parent = process.ppid;
let told = false;

/** When npm is asked to stop, it ends the shell between us without a signal, and we get a new parent. True once. */
function orphaned() {
  if (told || !process.env.npm_lifecycle_event || process.ppid === parent) return false;
  told = true;
  return true;
}

/** A kill also kills the child's own children; the child passes on gentler signals itself. */
export function end(child, signal, apart) {
  if (signal === "SIGKILL" && apart && child.pid && process.platform !== "win32") {
    try {
      process.kill(-child.pid, signal);
      return;
    } catch {
      // the group no longer exists
    }
  }
  child.kill(signal);
}
