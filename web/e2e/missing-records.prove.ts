// Every page with the id of a record in its address says of one that does not exist that it is missing, and offers to add
// one. The addresses are those of the router, so new pages are included automatically.
import { expect, it } from "vitest";
import { PAGES } from "../src/app/pages.ts";
import { settle } from "./page-tour.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
/** Ids of nobody: an old one, which is refused, and one of today, which is not found. */
const NOBODY = ["0123456789abcdef01234567", "01a22fd1-0000-7000-8000-000000000000"];
const AT_ONCE = 3;

/** A page of partners, who add none themselves. */
const WITHOUT = ["/partner"];

const ADDRESSES = Object.entries(PAGES)
  .filter(([path]) => !WITHOUT.includes(path))
  .flatMap(([path, { below }]) => below.filter((pattern) => pattern.includes(":")).map((rest) => `${path}/${rest}`))
  .flatMap((address) => NOBODY.map((id) => address.replace(/:\w+/, id)));

it("says what is missing at every address of a record, and offers 'Agregar Registro'", async () => {
  expect(ADDRESSES.length).toBeGreaterThan(10);
  const found: string[] = [];
  const walk = async (paths: string[]) => {
    const { page, close } = await screen({ as: OWNER });
    for (const path of paths) {
      await page.goto(path);
      await settle(page, path);
      const offered = page.getByRole("main").getByRole("button", { name: "Agregar Registro" });
      if ((await offered.count()) === 0) {
        const said = await page.getByRole("main").textContent();
        found.push(`${path} says «${said?.slice(0, 120)}»`);
        continue;
      }
      await offered.click();
      await page.waitForURL((url) => url.pathname !== path || url.search !== "");
    }
    await close();
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, part) => walk(ADDRESSES.filter((_path, at) => at % AT_ONCE === part))),
  );
  expect(found).toEqual([]);
}, 240_000);
