import { expect, test } from "vitest";
import { TimeCursor, timePage } from "./schema.ts";

const row = (index: number) => ({ id: `0198a000-0000-7000-8000-00000000000${index}`, at: new Date(1_000 * index) });
const rows = [3, 2, 1].map(row);

test("a page leads on to where it ended while there are others", () => {
  const { page, next } = timePage(rows, 2, ({ at }) => at);
  expect(page.map(({ at }) => at.getTime())).toEqual([3_000, 2_000]);
  expect(TimeCursor.parse(next)).toEqual({ at: 2_000, id: row(2).id });
  expect(timePage(rows, 3, ({ at }) => at).next).toBeNull();
  expect(timePage([], 3, () => new Date()).next).toBeNull();
});

test.each(["", "abc", "1~2", `9999999999999999~${row(1).id}`, `8640000000000001~${row(1).id}`, `1~${"z".repeat(36)}`])(
  "%j leads nowhere",
  (written) => {
    expect(TimeCursor.safeParse(written).success).toBe(false);
  },
);
