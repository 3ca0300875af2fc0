// What strangers find in the public directory and in what search engines read: the published businesses alone.
import { expect } from "vitest";
import type { Mirror } from "../world/mirror.ts";

const PAGES = [
  "/sitemap.xml",
  ...["", "/ficha/:id", "/:category", "/:category/:subcategory"].map((path) => `/directorio${path}`),
];

/** `mirror`: once it is there. */
export function directoryTries(mirror: () => Mirror): Record<string, () => Promise<void>> {
  return {
    ...Object.fromEntries(PAGES.map((path) => [`GET ${path}`, () => tryPage(mirror(), path)])),
    "GET /robots.txt": async () => {
      const { a, people } = mirror();
      expect(String((await people.nobody.get("/robots.txt")).body)).not.toContain(a.mark);
    },
  };
}

async function tryPage(mirror: Mirror, route: string): Promise<void> {
  const { a, b, people } = mirror;
  const rows = { a: a.rows.discoveryBusiness as string, b: b.rows.discoveryBusiness as string };
  const path = route.replace(":id", rows.a).replace(":category", "medicos").replace(":subcategory", "cardiologia");
  const shown = async () => {
    const { status, body } = await people.nobody.get(path);
    return { isOpen: status === 200 && /cardiologia|ficha/.test(String(body)), body: String(body) };
  };
  const publish = (published: boolean) =>
    a.owner.put(`/api/discoveryBusiness/${rows.a}`, { discoveryBusiness: { published } });
  expect((await shown()).body).not.toContain(a.mark);
  await publish(true);
  const { isOpen, body } = await shown();
  expect([isOpen, body.includes(b.mark), body.includes(rows.b)]).toEqual([true, false, false]);
  await publish(false);
  expect((await shown()).body).not.toContain(rows.a);
}
