// The pages that strangers open by a link: the booking page of the demo, what it sells, a form and the directory.
import type { BrowserContext, Page } from "playwright-core";
import type { JsonBody } from "../json-body.ts";

const BUSINESS = "Salón Ágata";
const BOOKING = "/reservar/salon-agata";

/** `context`: of the owner, whose lists name them. */
export async function pathsOfStrangers(context: BrowserContext): Promise<string[]> {
  const read = async (path: string) => {
    const answer = await context.request.get(path);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const { memberships } = await read("/api/me");
  const { businessId } = memberships.find(({ name }: JsonBody) => name === BUSINESS);
  const first = async (list: string) => {
    const rows = await read(`/api/${list}?businessId=${businessId}&archived=false`);
    return rows.find(({ available }: JsonBody) => available !== false);
  };
  const [course, product, property, form] = await Promise.all(["course", "product", "property", "form"].map(first));
  const { packages } = await read(`/api${BOOKING}`);
  return [
    BOOKING,
    `${BOOKING}/curso/${course._id}`,
    `${BOOKING}/producto/${product._id}`,
    `${BOOKING}/inmueble/${property._id}`,
    `${BOOKING}/paquete/${packages[0]._id}`,
    new URL(form.url).pathname,
    "/directorio/nutriologos",
  ];
}

/** The tab says what the page or its business is called. */
export async function misnamedPublic(page: Page): Promise<string[]> {
  const title = await page.title();
  const headings = (await page.locator("h1, h2").allTextContents()).map((text) => text.trim());
  return headings.some((heading) => heading !== "" && title.includes(heading))
    ? []
    : [`the tab is called «${title}», the page «${headings.join(", ")}»`];
}
