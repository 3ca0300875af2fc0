// Starts one process of the product and waits until it reports ready.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** `onChild` gets the process before it is ready. `silent`: the output goes to its streams and not to the terminal. */
export async function forkProduct(
  settings: Record<string, string>,
  { onChild, silent = false }: { onChild?: (child: ChildProcess) => void; silent?: boolean } = {},
): Promise<ChildProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: "fatal", DEMO: "0", RATE_LIMITS: "0", ...settings };
  const child = fork(MAIN, { execArgv: [], silent, env });
  onChild?.(child);
  const died = once(child, "exit").then(([code, signal]) => {
    throw new Error(`the ${settings.ROLE ?? "product"} ended with ${code ?? signal}`);
  });
  died.catch(() => {});
  await Promise.race([once(child, "message"), died]);
  return child;
}

/** Resolves when the process has ended. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
