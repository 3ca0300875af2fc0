// Deletes incoming files that a dead process left behind.
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Longer than any upload takes, in any process. */
const LEFT_MS = 6 * 3600_000;

/** `now`: epoch ms. Returns how many were deleted. */
export async function takeLeftFiles(folder: string, now: number): Promise<number> {
  let taken = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const place = join(folder, name);
    const there = await stat(place).catch(() => null);
    if (!there?.isFile() || now - there.mtimeMs < LEFT_MS) continue;
    await rm(place, { force: true });
    taken += 1;
  }
  return taken;
}
