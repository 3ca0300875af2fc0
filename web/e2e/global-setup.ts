// A product with its demo for each browser: what one story changes, no other sees at the same time. Stories of one
// browser follow each other, and use people and hours of their own.
import type { TestProject } from "vitest/node";
import { startDemo } from "./start-demo.ts";

const BROWSERS = 2;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demos = await Promise.all(Array.from({ length: BROWSERS }, startDemo));
  project.provide(
    "demos",
    demos.map(({ appUrl, phoneUrl, logFile }) => ({ appUrl, phoneUrl, logFile })),
  );
  return async () => {
    await Promise.all(demos.map(({ stop }) => stop()));
  };
}

declare module "vitest" {
  interface ProvidedContext {
    demos: { appUrl: string; phoneUrl: string; logFile: string }[];
  }
}
