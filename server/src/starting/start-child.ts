// A process that `start.ts` keeps alive.
import { type ChildProcess, fork } from "node:child_process";
import { StartError } from "../kernel/start-error.ts";

const MOST_WAIT_MS = 10_000;

export class Child {
  readonly #name: string;
  readonly #file: string;
  readonly #env: Record<string, string | undefined>;
  #process: ChildProcess | undefined;
  #stopping = false;
  #wait = 200;

  constructor(name: string, file: string, env: Record<string, string | undefined>) {
    this.#name = name;
    this.#file = file;
    this.#env = env;
  }

  /** Resolves when the process says that it is ready. Rejects when it dies before that. */
  start(): Promise<void> {
    return new Promise((ready, failed) => {
      const child = fork(this.#file, { env: this.#env as NodeJS.ProcessEnv, stdio: "inherit", execArgv: [] });
      this.#process = child;
      let said = false;
      child.once("message", () => {
        said = true;
        this.#wait = 200;
        ready();
      });
      child.once("error", failed);
      child.once("exit", (code, signal) => {
        if (this.#stopping) return;
        if (!said) return failed(new StartError(`El proceso ${this.#name} no arrancó (${signal ?? code}).`));
        console.warn(`El proceso ${this.#name} terminó (${signal ?? code}); se levanta de nuevo.`);
        this.#again();
      });
    });
  }

  #again(): void {
    setTimeout(() => {
      this.#wait = Math.min(this.#wait * 2, MOST_WAIT_MS);
      if (!this.#stopping) this.start().catch(() => this.#again());
    }, this.#wait);
  }

  /** Asks it to stop once, and waits for the end. */
  stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((done) => {
      child.once("exit", () => done());
      child.kill("SIGTERM");
    });
  }
}
