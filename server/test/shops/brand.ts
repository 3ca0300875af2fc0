// A partner with a brand and a proved name, for tests of what is seen under a brand.
import { DEFAULT_COLORS } from "@mostrador/domain/partners/partners/brand/brand.ts";
import { expect } from "vitest";
import type { TestProduct } from "../start-product.ts";
import { makeAgency, SALON } from "./agency.ts";

export const BRAND = {
  ...DEFAULT_COLORS,
  ...{ primaryColor: "#fff200", backgroundColor: "#101010", fontFamily: "Source Sans Pro", themeMode: "dark" },
  ...{ companyName: "Nopal & Cía", description: "La agenda de Nopal", email: "hola@nopal.mx", phone: "222 555 0140" },
  ...{ logoUrl: "", facebookUrl: "", instagramUrl: "", whatsappUrl: "", websiteUrl: "https://nopal.mx" },
};

const POLL = { timeout: 10_000 };

/** Its person, and a business of it. */
export async function makeBrand(product: TestProduct, host: string, more: object = {}) {
  const { person, partnerId } = await makeAgency(product);
  const saved = await person.put(`/api/partner/${partnerId}`, {
    action: "updateBranding",
    branding: { ...BRAND, ...more },
  });
  expect([saved.status, saved.body.message]).toEqual([200, "Marca actualizada correctamente"]);
  await product.owner.query(
    "insert into partner_domains (partner_id, hostname, token, proved_at) values ($1, $2, $2, now())",
    [partnerId, host],
  );
  await expect.poll(async () => (await fetch(`${product.url}/internal/tls-ask?domain=${host}`)).status, POLL).toBe(200);
  const business = (await person.post("/api/business", { business: SALON })).body.data;
  return { person, partnerId, business, branding: saved.body.data.branding };
}
