import { afterEach, expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { Fault, type Faults, faultPoint, readFaults, setFaults, withFaults } from "./fault.ts";

afterEach(() => setFaults(undefined));

const faults = (more: Partial<Faults>): Faults => ({ ...readFaults("seed=7"), ...more });
const TEST = { STRICT_ANSWERS: "1", DEMO: "0" };

test("without the setting a point does nothing", () => {
  expect(faultPoint("after-commit")).toBeUndefined();
});

test("the setting is read", () => {
  expect(readFaults("seed=7;kill=0.004;throw=0.01;delay=0.02:50;at=after-commit+job-done")).toEqual({
    seed: 7,
    kill: 0.004,
    throw: 0.01,
    delay: 0.02,
    delayMs: 50,
    at: ["after-commit", "job-done"],
  });
  expect(readEnv({ ...TEST, FAULTS: "seed=7;kill=0.5" }).FAULTS).toMatchObject({ seed: 7, kill: 0.5 });
  expect(readEnv({ ...TEST, FAULTS: "" }).FAULTS).toBeUndefined();
});

test("what cannot be read is refused, and so is a product that people use", () => {
  for (const wrong of ["kill=1", "seed=x", "seed=7;kill=2", "seed=7;delay=0.5", "seed=7;burn=1", "seed"]) {
    expect(() => readEnv({ ...TEST, FAULTS: wrong }), wrong).toThrow("FAULTS");
  }
  for (const real of [{ STRICT_ANSWERS: "0" }, { DEMO: "1" }, { PUBLIC_URL: "https://mostrador.mx" }]) {
    expect(() => readEnv({ ...TEST, ...real, FAULTS: "seed=7" })).toThrow("FAULTS es solo para pruebas");
  }
});

test("the same seed strikes at the same points, another at others", async () => {
  const strikes = async (seed: number) => {
    setFaults(faults({ seed, throw: 0.2 }));
    const struck: number[] = [];
    for (let point = 0; point < 200; point += 1) await faultPoint("job-done")?.catch(() => struck.push(point));
    return struck;
  };
  const first = await strikes(7);
  expect(first.length).toBeGreaterThan(15);
  expect(await strikes(7)).toEqual(first);
  expect(await strikes(8)).not.toEqual(first);
});

test("only the points that are named are struck", async () => {
  setFaults(faults({ throw: 1, at: ["before-llm"] }));
  await faultPoint("after-llm");
  await expect(faultPoint("before-llm")).rejects.toThrow(Fault);
});

test("a port has a point before and after its calls", async () => {
  let called = 0;
  const port = withFaults({ call: async (by: number) => (called += by), read: () => "sync" }, "port", ["call"]);
  expect(await port.call(2)).toBe(2);
  expect(port.read()).toBe("sync");
  setFaults(faults({ throw: 1, at: ["before-port"] }));
  await expect(port.call(1)).rejects.toThrow("before-port");
  expect(called).toBe(2);
  setFaults(faults({ throw: 1, at: ["after-port"] }));
  await expect(port.call(1)).rejects.toThrow("after-port");
  expect(called).toBe(3);
});
