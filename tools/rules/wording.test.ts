import { describe, expect, test } from "vitest";
import { pageWording, wording } from "./wording.mjs";

const floors = [{ floor: 2, area: "catalog", capabilities: ["services"] }];
const rule = "domain/src/catalog/services/price.ts";
const judge = (path: string, text: string): string[] => wording([{ path, text }], floors);

describe("the wording of sources", () => {
  test("wants plain words in comments, and nouns for types", () => {
    expect(judge(rule, "// Whoever asks is told of it.\nexport const kept = 1;")).toEqual([
      expect.stringMatching(/:1: «Whoever»/),
      expect.stringMatching(/:1: «told of»/),
    ]);
    expect(judge(rule, 'const text = "whoever";')).toEqual([]);
    expect(judge(rule, "export type Told = string;")).toEqual([expect.stringMatching(/name the type by a noun/)]);
    expect(judge(rule, "export type ToldPrice = string;\ntype Told = string;")).toEqual([]);
  });

  test("wants plain words in pages, but not in their code or in what stays as it was written", () => {
    const page = (path: string, text: string): string[] => pageWording([{ path, text }]);
    expect(page("docs/contract/agenda.md", "# A\n\nIt stands beside it, `beside`.\n")).toEqual([
      expect.stringMatching(/agenda\.md:3: «stands»/),
      expect.stringMatching(/:3: «beside»/),
    ]);
    expect(page("README.md", "```\nanew\n```\n\nsomebody\n")).toEqual([expect.stringMatching(/:5: «somebody»/)]);
    expect(page("CHANGELOG.md", "Whoever")).toEqual([]);
  });

  test.each([
    "const now = Date.now();",
    "const now = new Date();",
    "const now = new Date( );",
    "const luck = Math.random();",
    "const id = crypto.randomUUID();",
    "const { env } = process.argv;",
    "await fetch(url);",
    `const label = \`\${Date.now()}\`;`,
  ])("keeps the domain from: %s", (line) => {
    expect(judge(rule, `export const kept = 1;\n${line}`)).toEqual([
      expect.stringMatching(/price\.ts:2: .*the domain/),
    ]);
    expect(judge(rule.replace(".ts", ".test.ts"), line)).toEqual([]);
    expect(judge("server/src/kernel/context.ts", line)).toEqual([]);
  });

  test.each([
    "const day = new Date(now);",
    "// not Date.now()",
    "/* Math.random\n fetch( */",
    'const text = "pide fetch( y Date.now";',
    "order.process.next();",
    "const prefetch = refetch(1);",
  ])("lets the domain say: %s", (line) => {
    expect(judge(rule, `export const kept = 1;\n${line}`)).toEqual([]);
  });

  test("keeps the terminal to the tools and the sandbox's main", () => {
    const line = 'console.log("hola");';
    expect(judge("server/src/compose.ts", line)).toHaveLength(1);
    for (const path of ["tools/check.mjs", "bench/run.ts", "sandbox/src/main.ts"])
      expect(judge(path, line)).toEqual([]);
  });

  test("makes a table that is read by text with lookup()", () => {
    const declared = "const WORDS: Readonly<Record<string, number>> =";
    expect(judge(rule, `${declared} { uno: 1 };`)).toHaveLength(1);
    expect(judge("server/src/kernel/words.ts", `export ${declared} {\n  uno: 1,\n};`)).toHaveLength(1);
    expect(judge(rule, `${declared} lookup({ uno: 1 });`)).toEqual([]);
    expect(judge("web/src/app/words.ts", `${declared} { uno: 1 };`)).toEqual([]);
  });

  test("wants a reason for each suppression", () => {
    const [expecting, ignoring, linting] = [
      "@ts-expect-error",
      "@ts-" + "ignore",
      "biome-" + "ignore lint/style/useConst",
    ];
    expect(judge("web/src/app/a.ts", `// ${expecting}\nx();`)).toHaveLength(1);
    expect(judge("web/src/app/a.ts", `// ${expecting} the library types it wrong\nx();`)).toEqual([]);
    expect(judge("web/src/app/a.ts", `// ${ignoring} because of the library\nx();`)).toHaveLength(1);
    expect(judge("web/src/app/a.ts", `// ${linting}\nx();`)).toHaveLength(1);
    expect(judge("web/src/app/a.ts", `// ${linting}: it is set by the framework\nx();`)).toEqual([]);
  });

  test("knows barrels and public APIs", () => {
    const barrel = '// all of it\nexport * from "./price.ts";\nexport { a, type B } from "./b.ts";\n';
    expect(judge("domain/src/catalog/services/all.ts", barrel)).toHaveLength(1);
    expect(judge("server/src/modules/catalog/services/index.ts", barrel)).toEqual([]);
    expect(judge("domain/src/catalog/services/all.ts", `${barrel}export const own = 1;`)).toEqual([]);
  });

  test("wants each file in a capability of the plan", () => {
    expect(judge("server/src/modules/catalog/shoes/index.ts", "")).toEqual([expect.stringContaining("floors.cjs")]);
    expect(judge("domain/src/catalog/loose.ts", "")).toEqual([expect.stringContaining("floors.cjs")]);
    expect(judge("domain/src/kit/money.ts", "")).toEqual([]);
  });

  test("wants types imported on top", () => {
    expect(judge("server/src/env.ts", 'let a: import("./b.ts").B;')).toHaveLength(1);
    expect(judge("server/src/env.ts", 'const { a } = await import("./b.ts");')).toEqual([]);
  });
});
