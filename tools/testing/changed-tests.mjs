// Chooses the tests of `npm test -- --changed`: those of each capability that changed, in its three wings, and the quick
// proofs that read the tables and registries of all. The other proofs and the stories belong to the whole run.
import { spawnSync } from "node:child_process";
import { root } from "../root.mjs";

/** Together about twenty seconds. */
const QUICK_PROOFS = [
  ...["catalogue", "registry", "merged-contacts", "resource-columns", "searches"].map(
    (name) => `proofs/tenancy/${name}.test`,
  ),
  ...["contract-fields", "entry-points"].map((name) => `proofs/input/${name}.test`),
  ...["proofs/capabilities/", "proofs/sabotage/cuts.test", "tools/texts.test"],
];
/** Their tests take minutes: a change in a folder of theirs runs that folder. */
const LARGE = ["automation/assistants", "conversation/inbox"];
const WINGS = ["domain/src/", "server/src/modules/", "web/src/features/"];

/** The changed files: since the last commit, or since `--changed=<commit>`. Undefined without the option. */
export function changedFiles(args) {
  const option = args.find((arg) => /^--changed(?:=|$)/.test(arg));
  if (!option) return undefined;
  const since = option.split("=")[1] ?? "HEAD";
  return [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];
}

/** The filters of the test files to run, each the beginning of a path. */
export function testsOf(files) {
  const filters = new Set(files.flatMap((file) => filtersOf(file)));
  if (files.some((file) => WINGS.some((wing) => file.startsWith(wing)) || file.endsWith(".sql")))
    for (const proof of QUICK_PROOFS) filters.add(proof);
  // what is within another filter is no filter of its own
  return [...filters].filter((one) => ![...filters].some((other) => other !== one && one.startsWith(other))).sort();
}

function filtersOf(file) {
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  if (/\.test\.tsx?$/.test(file)) return [file];
  const wing = WINGS.find((each) => file.startsWith(each));
  const [area, capability, ...rest] = wing ? file.slice(wing.length).split("/") : [];
  if (area && capability && rest.length > 0) {
    const name = `${area}/${capability}`;
    return LARGE.includes(name) && rest.length > 1 ? [folder] : WINGS.map((each) => `${each}${name}/`);
  }
  // tests lie next to what they try, except the stories
  return /\.(?:tsx?|mjs)$/.test(file) && folder.includes("/") && !file.startsWith("web/e2e/") ? [folder] : [];
}

function git(...args) {
  const { stdout, status } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")} failed`);
  return stdout.split("\n").filter((line) => line !== "");
}
