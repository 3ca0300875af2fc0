// A new owner with a business of their own, so that a story that buys or changes plans leaves the demo as it is.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { JsonBody } from "./json-body.ts";
import { PASSWORD } from "./screen.ts";

export type NewBusiness = {
  businessId: string;
  name: string;
  email: string;
  /** The `data` of the answer; fails where it is refused. */
  post: (path: string, data: object) => Promise<JsonBody>;
};

/** Signed in on this page. */
export async function newBusiness(page: Page): Promise<NewBusiness> {
  const name = `Estudio ${Date.now()}`;
  const email = `estudio-${Date.now()}@prueba.mx`;
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
  await page.request.post("/api/auth/sign-up/email", { data: { name: "Eva Dueña", email, password: PASSWORD } });
  const { _id: businessId } = await post("/api/business", {
    business: {
      ...{
        name,
        description: "Un estudio de prueba",
        whatsapp: "2225550101",
        whatsappOwner: "2225550101",
        timezone: { name: "America/Mexico_City" },
      },
      businessType: { services: true, products: false, courses: false, properties: false },
    },
  });
  return { businessId, name, email, post };
}
