import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { write } from "./customers.ts";
import { withDemoDatabase } from "./demo-database.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const MANY = 10_000;
const FROM = "2229990777";
const NAME = "Leonor Larga";
/** Far more than a screen needs, far less than all messages. */
const MOST_NODES = 3_000;

it("draws of ten thousand messages only those that are near", { timeout: 300_000 }, async () => {
  await write(FROM, NAME, "la última de muchas");
  await tellMany();
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/chat");
  const list = page.getByRole("region", { name: "Conversaciones" }).first();
  await list.getByText(NAME).first().click();
  const box = page.getByRole("region", { name: "Mensajes" });
  await box.getByText("la última de muchas").waitFor();

  // To the first message, page after page: more is read each time the top is reached.
  let most = 0;
  await expect
    .poll(
      async () => {
        await box.evaluate((node) => {
          node.scrollTop = -node.scrollHeight;
        });
        most = Math.max(most, await nodesIn(box));
        return box.getByText("Número 1 de muchos").count();
      },
      { timeout: 240_000, interval: 20 },
    )
    .toBe(1);
  expect(most).toBeLessThan(MOST_NODES);

  // The line being read stays in place while new messages arrive.
  const line = box.getByText("Número 1 de muchos");
  const before = await line.boundingBox();
  await write(FROM, NAME, "una más mientras se lee");
  await page.getByRole("button", { name: /mensajes? nuevos?/ }).waitFor();
  expect(Math.abs(((await line.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);

  // Messages are drawn at each position of the scrollbar.
  for (const part of [0.8, 0.2, 0.5]) {
    await box.evaluate((node, at) => {
      node.scrollTop = -node.scrollHeight * at;
    }, part);
    await expect.poll(() => inSight(box)).toBeGreaterThan(3);
    expect(await nodesIn(box)).toBeLessThan(MOST_NODES);
  }
  await page.getByRole("button", { name: /mensajes? nuevos?/ }).click();
  await box.getByText("una más mientras se lee").waitFor();
  await expect.poll(() => box.evaluate((node) => node.scrollTop)).toBe(0);
  expect(complaints).toEqual([]);
});

const nodesIn = (box: Locator) => box.evaluate((node) => node.querySelectorAll("*").length);

/** How many messages are at least partly visible. */
function inSight(box: Locator): Promise<number> {
  return box.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    const seen = (item: Element) =>
      item.getBoundingClientRect().bottom > top && item.getBoundingClientRect().top < bottom;
    return [...node.querySelectorAll("[data-item]")].filter(seen).length;
  });
}

/** Messages of several weeks, added at once. */
async function tellMany(): Promise<void> {
  await withDemoDatabase(async (owner) => {
    const written = () =>
      owner.query(
        `insert into messages (business_id, id, thread_id, channel_id, seq, role, text, at, author_kind, provider_id)
         select t.business_id, uuidv7(), t.id, t.channel_id, 1000 + i, 'user', 'Número ' || i || ' de muchos' || repeat(' y más', i % 40),
           t.last_message_at - make_interval(mins => 7 * ($2 - i) + 10), 'contact', 'wamid.long.' || i
         from threads t join contacts c on c.business_id = t.business_id and c.id = t.contact_id, generate_series(1, $2::int) i
         where c.push_name = $1`,
        [NAME, MANY],
      );
    await expect.poll(async () => (await written()).rowCount).toBe(MANY);
  });
}
