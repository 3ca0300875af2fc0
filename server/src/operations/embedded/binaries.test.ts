import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { findBinaries } from "./binaries.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "mostrador-binaries-"));
chmodSync(scratch, 0o755);
afterAll(() => {
  execFileSync("chmod", ["-R", "u+w", scratch]);
  rmSync(scratch, { recursive: true, force: true });
});

// under a home with mode 0700 root cannot act as any other user
const closed = process.getuid?.() === 0 && spawnSync(process.execPath, ["--version"], { uid: 65534 }).status !== 0;
if (closed) console.log("not tested here, it takes a folder open to all: links beside the data");

describe.runIf(process.platform === "linux")("the library links", () => {
  test("are made in the package when npm has not made them", () => {
    const found = findBinaries(scratch, bareCopy("writable"));
    expect(found.libraries).toBeUndefined();
    expect(version(found.postgres)).toMatch(/PostgreSQL\) 18/);
  });

  test.skipIf(closed)("are made beside the data when the package may not be written", () => {
    const root = bareCopy("closed");
    chmodSync(path.join(root, "native", "lib"), 0o555);
    const dataDir = path.join(scratch, "data");
    mkdirSync(dataDir);
    const found = findAsOrdinaryPerson(dataDir, root);
    expect(found.libraries).toBe(path.join(dataDir, "pg18.lib"));
    expect(version(found.postgres, found.libraries)).toMatch(/PostgreSQL\) 18/);
  });
});

function bareCopy(name: string): string {
  const source = path.resolve(path.dirname(findBinaries(scratch).postgres), "..", "..");
  const root = path.join(scratch, name);
  cpSync(source, root, { recursive: true, filter: (file) => !lstatSync(file).isSymbolicLink() });
  return root;
}

/** Root may write anywhere, so the test runs as `nobody`. */
function findAsOrdinaryPerson(dataDir: string, root: string): ReturnType<typeof findBinaries> {
  if (process.getuid?.() !== 0) return findBinaries(dataDir, root);
  chownSync(dataDir, 65534, 65534);
  const program = `
    import { findBinaries } from ${JSON.stringify(new URL("binaries.ts", import.meta.url).href)};
    console.log(JSON.stringify(findBinaries(process.env.DATA_DIR, process.env.PACKAGE)));
  `;
  const answer = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    uid: 65534,
    gid: 65534,
    env: { DATA_DIR: dataDir, PACKAGE: root },
    encoding: "utf8",
  });
  return JSON.parse(answer);
}

function version(postgres: string, libraries?: string): string {
  return execFileSync(postgres, ["--version"], { env: { LD_LIBRARY_PATH: libraries }, encoding: "utf8" });
}
