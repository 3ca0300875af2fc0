import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Starts a process of this repository that sends `{ready, port}` when it listens. */
export function startProcess(
  file: string,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return new Promise((ready, failed) => {
    child.once("message", (said) => ready({ child, port: (said as { port: number }).port }));
    child.once("exit", (code) => failed(new Error(`${file} ended with ${code}`)));
  });
}
