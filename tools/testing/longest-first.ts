// Orders the test files: within a suite the longest run first, so that no core waits for the last one. Unknown files
// follow in vitest's order.
import { readFileSync } from "node:fs";
import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { root } from "../root.mjs";

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const projects = [...new Set(usual.map(({ project }) => project))];
    return projects.flatMap((project) =>
      usual.filter((file) => file.project === project).sort((a, b) => secondsOf(b) - secondsOf(a)),
    );
  }
}

const LONG: Record<string, number> = JSON.parse(readFileSync(path.join(root, "tools/testing/long-files.json"), "utf8"));

function secondsOf({ moduleId }: TestSpecification): number {
  return LONG[path.relative(root, moduleId)] ?? 0;
}
