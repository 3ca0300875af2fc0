import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const scratch = mkdtempSync(path.join(tmpdir(), "mostrador-rules-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const orders = "growth/orders";
const appointments = "scheduling/appointments";
const services = "catalog/services";

/** A small project that keeps every rule; each line: a file and what it imports. */
const kept: Record<string, string[]> = {
  "domain/src/kit/money.ts": ["zod"],
  [`domain/src/${services}/schema.ts`]: ["zod", "../../kit/money.ts"],
  [`domain/src/${services}/price.ts`]: ["./schema.ts", "../../kit/money.ts"],
  [`domain/src/${services}/price.test.ts`]: ["./price.ts", "node:fs", "vitest"],
  [`domain/src/${appointments}/schema.ts`]: ["zod", `../../${services}/schema.ts`],
  [`domain/src/${orders}/schema.ts`]: ["zod"],
  "domain/src/money/credits/schema.ts": ["../../catalog/resources/schema.ts"],
  "domain/src/catalog/resources/schema.ts": ["zod"],
  "server/src/kernel/context.ts": ["@mostrador/domain/kit/money.ts"],
  "server/src/providers/mail/port.ts": ["@mostrador/domain/kit/money.ts"],
  "server/src/providers/mail/smtp.ts": ["./port.ts"],
  [`server/src/modules/${services}/services.store.ts`]: ["../../../kernel/context.ts"],
  [`server/src/modules/${services}/index.ts`]: ["./services.store.ts"],
  [`server/src/modules/${services}/on-appointment-created.ts`]: [
    `type @mostrador/domain/${appointments}/schema.ts`,
    "../../../providers/mail/port.ts",
  ],
  [`server/src/modules/${appointments}/index.ts`]: [`../../${services}/index.ts`],
  [`server/src/modules/${appointments}/create.test.ts`]: ["../../../../test/server.ts"],
  [`server/src/modules/${appointments}/proofs.ts`]: ["../../../../../proofs/call.ts", "../../../../test/server.ts"],
  "proofs/call.ts": ["@mostrador/domain/kit/money.ts"],
  "server/src/compose.ts": [`./modules/${appointments}/index.ts`, "./providers/mail/smtp.ts"],
  "server/src/open-product.ts": ["./compose.ts", "./kernel/context.ts"],
  "server/src/operations/backup/write-backup.ts": ["../../kernel/context.ts"],
  "server/src/start.ts": ["./operations/backup/write-backup.ts", "./open-product.ts", "../../sandbox/src/main.ts"],
  "server/test/server.ts": ["../src/compose.ts"],
  "domain/src/kit/phone.ts": ["libphonenumber-js/core"],
  "web/src/ui/button.tsx": ["@mostrador/domain/kit/money.ts"],
  "web/src/lib/client.ts": ["@mostrador/domain/kit/money.ts"],
  [`web/src/features/${services}/index.ts`]: ["../../../ui/button.tsx", "../../../lib/client.ts"],
  [`web/src/features/${appointments}/index.ts`]: [`../../${services}/index.ts`],
  "web/src/app/router.tsx": [`../features/${appointments}/index.ts`],
  "sandbox/src/main.ts": [],
};

/** What breaks each rule: rule, file, what it imports. Every name is a file of its own. */
const broken: [string, string, string][] = [
  ["sandbox-is-alone", "sandbox/src/spy.ts", "../../domain/src/kit/money.ts"],
  ["domain-knows-nobody", "domain/src/kit/spy.ts", "../../../server/src/kernel/context.ts"],
  ["web-meets-server-in-domain", "web/src/app/spy.ts", "../../../server/src/kernel/context.ts"],
  ["server-meets-web-in-domain", "server/src/kernel/paint.ts", "../../../web/src/lib/client.ts"],
  ["server-meets-web-in-domain", `server/src/modules/${services}/prove.ts`, "../../../../../proofs/call.ts"],
  ["capability-proofs", `server/src/modules/${services}/proofs.ts`, "../../../../../web/src/lib/client.ts"],
  ["no-tests-in-sources", `server/src/modules/${orders}/borrow.ts`, `../../${appointments}/proofs.ts`],
  ["sandbox-is-outside", "server/src/kernel/play.ts", "../../../sandbox/src/main.ts"],
  ["domain-is-pure", `domain/src/${services}/read.ts`, "node:fs"],
  ["domain-zod", `domain/src/${services}/shape.ts`, "zod"],
  ["domain-packages", "domain/src/kit/person.ts", "pg"],
  ["domain-time", `domain/src/${services}/zone.ts`, "temporal-polyfill"],
  ["phones", `domain/src/${services}/dial.ts`, "libphonenumber-js/core"],
  ["domain-kit", "domain/src/kit/knowing.ts", `../${services}/schema.ts`],
  ["floor-services", `domain/src/${services}/upward.ts`, `../../${appointments}/schema.ts`],
  ["floor-services", `domain/src/${services}/upward-type.ts`, `type ../../${appointments}/schema.ts`],
  ["floor-resources", "domain/src/catalog/resources/beside.ts", "../services/schema.ts"],
  ["floor-resources", "domain/src/catalog/resources/sideward.ts", "../../money/credits/schema.ts"],
  ["floor-services", `server/src/modules/${services}/upward.ts`, `../../${appointments}/index.ts`],
  ["floor-services", `web/src/features/${services}/upward.ts`, `../../${appointments}/index.ts`],
  ["floor-services-event", `server/src/modules/${services}/on-call.ts`, `../../${appointments}/index.ts`],
  ["floor-services-event-type", `server/src/modules/${services}/on-value.ts`, `@mostrador/domain/${orders}/schema.ts`],
  ["module-public-api", `server/src/modules/${appointments}/window.ts`, `../../${services}/on-appointment-created.ts`],
  ["stores-stay-home", `server/src/modules/${appointments}/thief.ts`, `../../${services}/services.store.ts`],
  ["module-public-api-from-outside", "server/test/window.ts", `../src/modules/${services}/services.store.ts`],
  ["feature-public-api", `web/src/features/${appointments}/window.ts`, `../../${services}/upward.ts`],
  ["kernel-is-below", "server/src/kernel/rise.ts", "../providers/mail/port.ts"],
  ["operations-stand-apart", "server/src/operations/rise.ts", "../providers/mail/port.ts"],
  ["operations-are-for-commands", "server/src/env-file.ts", "./operations/backup/write-backup.ts"],
  ["kernel-is-below", "server/src/kernel/keep.ts", "../operations/backup/write-backup.ts"],
  ["providers-know-their-port", "server/src/providers/mail/rise.ts", "../../kernel/context.ts"],
  ["modules-know-the-kernel", `server/src/modules/${services}/rise.ts`, "../../../start.ts"],
  ["adapters-are-composed", `server/src/modules/${services}/smtp.ts`, "../../../providers/mail/smtp.ts"],
  ["modules-are-composed", "server/src/main.ts", `./modules/${services}/index.ts`],
  ["composition-is-on-top", "server/src/env.ts", "./compose.ts"],
  ["composition-is-on-top", "server/src/kernel-of.ts", "./open-product.ts"],
  ["ui-knows-no-business", "web/src/ui/price.tsx", `@mostrador/domain/${services}/price.ts`],
  ["lib-knows-domain", "web/src/lib/rise.ts", "../ui/button.tsx"],
  ["features-are-below-app", `web/src/features/${services}/rise.ts`, "../../../app/router.tsx"],
  ["no-tests-in-sources", `domain/src/${services}/borrow.ts`, "./price.test.ts"],
  ["no-broken-imports", `domain/src/${services}/lost.ts`, "./nowhere.ts"],
];

describe("the import rules", () => {
  test("let a house be that keeps them", () => {
    expect(violations(build("kept", kept))).toEqual([]);
  });

  test("see cycles, of types too", () => {
    const files = { ...kept, "web/src/lib/one.ts": ["./two.ts"], "web/src/lib/two.ts": ["type ./one.ts"] };
    expect(violations(build("cycle", files)).map(({ rule }) => rule)).toContain("no-cycles");
  });

  const house = build("broken", { ...kept, ...Object.fromEntries(broken.map(([, file, used]) => [file, [used]])) });
  const found = violations(house);
  test.each(broken)("%s: %s", (rule, file) => {
    expect(found.filter((violation) => violation.from === file).map((violation) => violation.rule)).toContain(rule);
  });

  test("accuse nobody else", () => {
    const accused = new Set(found.filter(({ rule }) => rule !== "no-cycles").map(({ from }) => from));
    expect([...accused].sort()).toEqual(broken.map(([, file]) => file).sort());
  });

  test("are each broken by something here", () => {
    const named: string[] = JSON.parse(
      execFileSync(process.execPath, [
        "-p",
        `JSON.stringify(require(${JSON.stringify(path.join(root, ".dependency-cruiser.cjs"))}).forbidden.map((rule) => rule.name))`,
      ]).toString(),
    );
    const generated = /^floor-/;
    const tried = new Set([...broken.map(([rule]) => rule), "no-cycles"]);
    expect(named.filter((name) => !generated.test(name) && !tried.has(name))).toEqual([]);
  });
});

function build(name: string, files: Record<string, string[]>): string {
  const house = path.join(scratch, name);
  for (const [file, imports] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), source(imports));
  }
  for (const file of [".dependency-cruiser.cjs", "floors.cjs", "domain/package.json"]) {
    cpSync(path.join(root, file), path.join(house, file));
  }
  mkdirSync(path.join(house, "node_modules/@mostrador"), { recursive: true });
  symlinkSync(path.join(house, "domain"), path.join(house, "node_modules/@mostrador/domain"));
  for (const used of ["zod", "pg", "vitest", "temporal-polyfill", "libphonenumber-js"]) {
    symlinkSync(path.join(root, "node_modules", used), path.join(house, "node_modules", used));
  }
  return house;
}

function source(imports: string[]): string {
  const lines = imports.map((used, index) => {
    const [, type, from] = /^(type )?(.*)$/.exec(used) ?? [];
    return `import ${type ?? ""}{ thing as thing${index} } from "${from}";`;
  });
  return [...lines, "export const thing = 1;", "export type thing = 1;"].join("\n");
}

function violations(house: string): { rule: string; from: string }[] {
  const cruiser = path.join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const wings = ["domain", "server", "web", "sandbox"];
  const args = [cruiser, "--config", ".dependency-cruiser.cjs", "--output-type", "json", ...wings];
  const report = JSON.parse(
    execFileSync(process.execPath, args, { cwd: house, stdio: ["ignore", "pipe", "ignore"] }).toString(),
  );
  return report.summary.violations.map((violation: { rule: { name: string }; from: string }) => ({
    rule: violation.rule.name,
    from: violation.from,
  }));
}
