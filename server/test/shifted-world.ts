// The product beside the sandbox for all tests of a file, and a clock that each of them moves ahead.
import { afterAll, beforeAll, beforeEach } from "vitest";
import { startWithSandbox } from "./start-sandbox-process.ts";

export type ShiftedWorld = Awaited<ReturnType<typeof startWithSandbox>> & {
  /** `shift`: how far the product's clock is ahead, in milliseconds; none where a test begins. */
  readonly clock: { shift: number };
};

/** To be called where a file or a group of tests begins; what it answers is whole once a test runs. `settings`: more of the product's own. */
export function shiftedWorld(settings: Record<string, string> = {}): ShiftedWorld {
  const clock = { shift: 0 };
  const world = { clock } as ShiftedWorld;
  beforeAll(async () => {
    Object.assign(world, await startWithSandbox({ clock: () => Date.now() + clock.shift, settings }));
  });
  beforeEach(() => {
    clock.shift = 0;
  });
  afterAll(() => world.close());
  return world;
}
