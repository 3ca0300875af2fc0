import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Finds a text in a list that loads more on scroll: rows of other tests may come before it. */
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
