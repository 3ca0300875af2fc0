import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SRC = fileURLToPath(new URL("../..", import.meta.url));

it("is the one place that names the tab; the pages of customers, which are documents of their own, name their own", () => {
  const writers = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
    .filter((path) => /document\.title\s*=[^=]/.test(readFileSync(join(SRC, path), "utf8")));
  expect(writers.map((path) => path.replaceAll("\\", "/")).sort()).toEqual([
    "app/booking/customer/customer-app.tsx",
    "app/form-page/form-app.tsx",
    "app/notice/notice-app.tsx",
    "ui/layout/use-title.ts",
  ]);
});
