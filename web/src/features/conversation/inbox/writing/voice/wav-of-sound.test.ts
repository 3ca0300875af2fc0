import { expect, it } from "vitest";
import { wavBytes } from "./wav-of-sound.ts";

it("says how long it is, and keeps within sixteen bits", () => {
  const bytes = wavBytes(Float32Array.of(0, 1, -1, 2));
  const view = new DataView(bytes);
  expect(new TextDecoder().decode(bytes.slice(0, 4)) + new TextDecoder().decode(bytes.slice(8, 16))).toBe(
    "RIFFWAVEfmt ",
  );
  expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([bytes.byteLength - 8, 8]);
  expect([0, 1, 2, 3].map((index) => view.getInt16(44 + index * 2, true))).toEqual([0, 32_767, -32_767, 32_767]);
});
