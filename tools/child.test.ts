import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "mostrador-child-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const product = script(
  "product.mjs",
  `const drain = Number(process.env.DRAIN);
   const leave = (why) => { console.log("draining", why); setTimeout(() => process.exit(7), drain); };
   for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, leave);
   process.on("disconnect", () => leave("disconnect"));
   console.log("ready", process.pid);
   setInterval(() => {}, 1000);`,
);
const launcher = script(
  "launcher.mjs",
  `import { runChild } from ${JSON.stringify(new URL("child.mjs", import.meta.url).href)};
   process.exitCode = await runChild(process.execPath, [${JSON.stringify(product)}], { apart: true });`,
);

describe.skipIf(process.platform === "win32")("a launched product", () => {
  test("is asked once to finish, drains, and gives its exit code", async () => {
    const { process: launched, said, ended } = await launch(200);
    launched.kill("SIGTERM");
    // npm repeats the signal at once
    launched.kill("SIGTERM");
    expect(await ended).toEqual({ code: 7, signal: null });
    expect(said().match(/draining/g)).toHaveLength(1);
  });

  test("is killed by a second signal", async () => {
    const { process: launched, said, ended } = await launch(60_000);
    launched.kill("SIGINT");
    await sleep(1_200);
    launched.kill("SIGINT");
    expect(await ended).toEqual({ code: 137, signal: null });
    expect(said()).toContain("draining SIGINT");
  });

  test("hears of it when its launcher is killed", async () => {
    const { process: launched, said } = await launch(0);
    launched.kill("SIGKILL");
    await expect.poll(said).toContain("draining disconnect");
  });

  test("finishes when npm's shell dies above its launcher", async () => {
    const { process: shell, said } = await launch(0, ["sh", "-c", `"${process.execPath}" "${launcher}"; exit 0`]);
    shell.kill("SIGKILL");
    await expect.poll(said, { timeout: 3_000 }).toContain("draining SIGTERM");
  });
});

function script(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

async function launch(drain: number, [command, ...args]: string[] = [process.execPath, launcher]) {
  const launched: ChildProcess = spawn(command ?? launcher, args, {
    env: { PATH: process.env.PATH, DRAIN: String(drain), npm_lifecycle_event: "start" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  launched.stdout?.on("data", (chunk) => {
    text += chunk;
  });
  const ended = new Promise((resolve) => launched.on("exit", (code, signal) => resolve({ code, signal })));
  await expect.poll(() => text, { timeout: 5_000 }).toContain("ready");
  return { process: launched, said: () => text, ended };
}
