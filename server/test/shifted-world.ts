// The product and the sandbox for all tests of a file, with a clock that each test can move ahead.
import { afterAll, beforeAll, beforeEach } from "vitest";
import { startWithSandbox } from "./start-sandbox-process.ts";

export type ShiftedWorld = Awaited<ReturnType<typeof startWithSandbox>> & {
  /** `shift`: how far the product's clock is ahead, in milliseconds; 0 when a test begins. */
  readonly clock: { shift: number };
};

/**
 * Call it where a file or a group of tests begins; the result is complete once a test runs. `settings`: more settings
 * of the product.
 */
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
