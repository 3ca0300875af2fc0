// A sum over the rows of a table that does not depend on their order: restored rows must have the sum of the saved
// ones.
import { hash } from "node:crypto";

export function createRowSum() {
  const sums = new Uint32Array(4);
  let rows = 0;
  let bytes = 0;
  return {
    add(row: Buffer): void {
      const digest = hash("sha256", row, "buffer");
      for (let part = 0; part < 4; part += 1) sums[part] = (sums[part] as number) + digest.readUInt32LE(part * 4);
      rows += 1;
      bytes += row.length;
    },
    told: () => ({ rows, bytes, sum: Buffer.from(sums.buffer).toString("hex") }),
  };
}
