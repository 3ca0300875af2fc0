// Restarts the web process and the worker each time they die at a fault point, until there were enough deaths.
import type { Role, startProcesses } from "../../server/test/start-processes.ts";

export type Processes = Awaited<ReturnType<typeof startProcesses>>;

export type Plan = {
  seed: number;
  /** Chances at each fault point. */
  kill: number;
  throw: number;
  delay: string;
  /** After this many deaths no process dies any more. */
  deaths: number;
};

/** Starts both. Each life has its own seed, derived from the plan's. */
export function keepAlive(processes: Processes, plan: Plan) {
  let deaths = 0;
  let lives = 0;
  let isCalm = false;
  const starting: Partial<Record<Role, Promise<void>>> = {};
  let isOver = false;
  const surprises: string[] = [];

  const faults = (): Record<string, string> => {
    lives += 1;
    if (isCalm) return {};
    const kill = deaths < plan.deaths ? plan.kill : 0;
    return { FAULTS: `seed=${plan.seed + lives * 7919};kill=${kill};throw=${plan.throw};delay=${plan.delay}` };
  };

  const live = async (role: Role): Promise<void> => {
    while (!isOver) {
      starting[role] = processes.start(role, faults()).catch(() => {});
      await starting[role];
      const end = await processes.gone(role);
      if (isOver || isCalm) continue;
      deaths += 1;
      // A fault kills with a signal; any other end is a failure of the process itself.
      if (end !== "SIGKILL") surprises.push(`the ${role} ended by itself with ${end}`);
    }
  };
  const living = [live("web"), live("worker")];

  return {
    deaths: () => deaths,
    /** Ends without a fault. */
    surprises,
    /** Starts both once more, without faults. */
    async calm(): Promise<void> {
      isCalm = true;
      await Promise.all([processes.kill("web"), processes.kill("worker")]);
      await new Promise((later) => setTimeout(later, 10));
      await Promise.all([starting.web, starting.worker]);
    },
    /** Must be called before the processes are closed. */
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all([processes.kill("web"), processes.kill("worker")]);
      await Promise.all(living);
    },
  };
}
