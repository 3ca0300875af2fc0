// Starts a product with its demo on a browser's first use, so that tests of different browsers do not affect each
// other. Tests of one browser run in sequence and use their own people and hours.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { type Demo, startDemo } from "./start-demo.ts";

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demos = new Map<string, Promise<Demo>>();
  const server = createServer(async (request, response) => {
    const browser = request.url ?? "";
    const starting = demos.get(browser) ?? startDemo({ inMemory: true });
    demos.set(browser, starting);
    try {
      const { appUrl, phoneUrl, logFile } = await starting;
      response.end(JSON.stringify({ appUrl, phoneUrl, logFile }));
    } catch (error) {
      // the next file tries again
      demos.delete(browser);
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  project.provide("demosUrl", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await Promise.allSettled([...demos.values()].map(async (demo) => (await demo).stop()));
  };
}

declare module "vitest" {
  interface ProvidedContext {
    demosUrl: string;
  }
}
