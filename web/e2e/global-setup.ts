// One product with its demo for all stories; each story uses people and hours of its own.
import type { TestProject } from "vitest/node";
import { startDemo } from "./start-demo.ts";

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demo = await startDemo();
  project.provide("appUrl", demo.appUrl);
  project.provide("phoneUrl", demo.phoneUrl);
  project.provide("logFile", demo.logFile);
  return demo.stop;
}

declare module "vitest" {
  interface ProvidedContext {
    appUrl: string;
    phoneUrl: string;
    logFile: string;
  }
}
