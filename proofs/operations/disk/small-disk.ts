// Makes a disk of a few megabytes, in memory, and fills it to the last page.
import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Null where disks cannot be made: only root can, and not in every container. */
export function makeDisk(megabytes: number): { folder: string; remove(): void } | null {
  const folder = mkdtempSync(join(tmpdir(), "mostrador-disk-"));
  const leave = () => rmSync(folder, { recursive: true, force: true });
  try {
    const options = `size=${megabytes}m,mode=755`;
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    leave();
    return null;
  }
  return {
    folder,
    remove(): void {
      execFileSync("umount", [folder]);
      leave();
    },
  };
}

/** Writes until no page fits any more. */
export function fillDisk(file: string): void {
  for (const bytes of [1 << 20, 1 << 12]) {
    try {
      for (const block = Buffer.alloc(bytes, 1); ; ) appendFileSync(file, block);
    } catch (error) {
      if ((error as { code?: string }).code !== "ENOSPC") throw error;
    }
  }
}
