import { spawn } from "node:child_process";
import { constants } from "node:os";

/**
 * Runs a program in our place: it sees what we see, is told the signals that we are told, and its end is ours.
 * `apart` gives it a process group of its own, so that Ctrl-C reaches it once, through us, and a channel that closes
 * when we are killed. Answers the exit code.
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
 * The first signal asks the child to finish, a later one kills it. npm repeats Ctrl-C to us, so what comes within
 * the second that follows counts as the same one. Answers a function that stops listening.
 */
export function passSignalsOn(send, apart = true) {
  let first = 0;
  const listener = (signal) => {
    // the terminal tells the whole group: a child that shares ours has heard it
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

/** Told to end, npm ends the shell between us, which does not tell us: then we have a new parent. True once. */
function orphaned() {
  if (told || !process.env.npm_lifecycle_event || process.ppid === parent) return false;
  told = true;
  return true;
}

/** A kill takes the child's own children along; anything gentler is the child's to pass on. */
export function end(child, signal, apart) {
  if (signal === "SIGKILL" && apart && child.pid && process.platform !== "win32") {
    try {
      process.kill(-child.pid, signal);
      return;
    } catch {
      // the group has gone
    }
  }
  child.kill(signal);
}
