import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SRC = fileURLToPath(new URL("..", import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
  .map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(SRC, path), "utf8") }));
const whole = files.map(({ text }) => text).join("\n");

/**
 * What is inside an error boundary: parts loaded with `Late`, contact page parts, and pages with a route error
 * boundary.
 */
const KEPT =
  /((latePart(<[^>]*>)?|lazyPage|shapedPage|\bpage)\(|: (InContact|InConversation|InMovements) = \{)\s*(?:[^;]*)$/;
/** These show a failure in their own words. */
const TELLS: Record<string, string> = {
  "main.tsx": "NotOpened",
  // the product waits for it, and says that it could not be opened
  "lib/old-browser.ts": "temporalComes",
  // without it, the product's own look
  "lib/session/session.ts": "most people see no brand",
  "app/shell/person-menu.tsx": ".catch(failed)",
  // without it, the whole menu
  "app/shell/menu/use-off-features.ts": "Empty until they are known",
  "app/search/product-search.tsx": "The search says which finder failed.",
  "features/conversation/inbox/writing/voice/record-sound.ts": "`use-recording.ts` shows that",
  "features/growth/enrollments/upload/upload-dialog.tsx": ".catch((error: unknown) => setFailure(",
  "features/growth/forms/results/export-answers.tsx": "No se pudo exportar.",
  "features/money/charges/ticket-dialog.tsx": ".catch((reason) => toast.error(sayError(reason)))",
  "features/money/finance/receipt/movement-receipt.tsx": ".catch((reason) => toast.error(sayError(reason)))",
  "lib/sheet/save-sheet.ts": "`export-button.tsx` tells of a failure",
  "features/automation/flows/editor/flow-editor.tsx": "save.failed",
  "features/platform/dashboards/export-menu.tsx": "No se pudo crear el archivo",
  "features/scheduling/appointments/print/load-print.ts": "afterMs), failed)",
};

it("loads nothing late but within a boundary, or where its failure is told", () => {
  const bare = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bimport\("[^"]+"\)/g)]
      .filter(({ index, 0: call }) => !isKept(text, index, call) && !text.includes(TELLS[path] ?? "no such words"))
      .map(({ 0: call }) => `${path}: ${call}`),
  );
  expect(bare).toEqual([]);
  for (const [path, words] of Object.entries(TELLS))
    expect(files.find((file) => file.path === path)?.text).toContain(words);
});

it("makes a part late in one place alone", () => {
  const lazy = files.filter(({ text }) => /\blazy\b[^;]*from "react"|React\.lazy/.test(text));
  expect(lazy.map(({ path }) => path)).toEqual(["ui/state/late.tsx"]);
});

function isKept(text: string, index: number, call: string): boolean {
  const before = text.slice(0, index).split(/;\n/).at(-1) ?? "";
  if (KEPT.test(before)) return true;
  // prefetched; the code that needs it requests it again
  if (/^(\.then\([^;]*\))?\.catch\(/.test(text.slice(index + call.length))) return true;
  const loader = /const (\w+) = \(\) => $/.exec(before)?.[1];
  return loader !== undefined && new RegExp(`(latePart|lazyPage|shapedPage)\\([^;]*\\b${loader}\\b`).test(whole);
}
