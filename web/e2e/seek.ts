import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** The text in a list that goes on as one scrolls: what other tests wrote since stands before it. */
export async function seek(list: Locator, text: string): Promise<Locator> {
  const found = list.getByText(text).first();
  await expect
    .poll(async () => {
      if ((await found.count()) > 0) return true;
      await list.getByRole("row").last().scrollIntoViewIfNeeded();
      return false;
    })
    .toBe(true);
  return found;
}
