// A new partner with a brand, a business and its booking page.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { confirmAddress } from "./confirm-address.ts";
import { PASSWORD } from "./screen.ts";

export const BRAND = {
  ...{ primaryColor: "#1b7f4d", secondaryColor: "#6200ff", backgroundColor: "#f2f7f2", textColor: "#000000" },
  ...{ accentColor: "#15efc1", successColor: "#4caf50", warningColor: "#ff9800", errorColor: "#dd1911" },
  ...{ logoUrl: "", fontFamily: "Poppins", themeMode: "light", companyName: "Agave Digital" },
  ...{ description: "Tu agenda con Agave", email: "hola@agave.mx", phone: "222 555 0140" },
  ...{ facebookUrl: "", instagramUrl: "", whatsappUrl: "", websiteUrl: "https://agave.mx" },
};

export async function agency({ request }: Page) {
  const email = `agencia-${Date.now()}@prueba.mx`;
  const send = async (method: "post" | "put", path: string, data: object) => {
    const answer = await request[method](path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  await signUp(request, "Rodrigo Prueba", email);
  const about = { name: "Estudio Prueba", description: "Agencia de prueba de negocios", whatsapp: "2225550140" };
  const { _id: id } = await send("post", "/api/partner", { partner: about });
  const name = `Salón Prueba ${Date.now()}`;
  const numbers = { whatsapp: "2221234567", whatsappOwner: "2227654321" };
  const business = { name, description: "Corte y color", timezone: { name: "America/Mexico_City" }, ...numbers };
  const { _id: businessId } = await send("post", "/api/business", { business });
  await send("put", "/api/reservation-settings", { businessId, settings: { isOn: true } });
  const booking = await (await request.get(`/api/reservation-settings?businessId=${businessId}`)).json();
  return {
    /** Another person becomes the owner of the business, with a code of the partner. */
    async handOver(to: Page["request"]) {
      const invitation = { businessId, role: "owner", access: "full", permissions: [] };
      const { code } = await send("post", "/api/invitation", { invitation });
      const me = (await (await to.get("/api/me")).json()).data;
      const data = { userId: me.user._id, code };
      const claimed = await to.patch(`/api/business/${businessId}`, { data });
      expect(claimed.status(), await claimed.text()).toBe(200);
    },
    async proveHost(hostname: string) {
      await send("post", "/api/heroku", { hostname, partnerId: id });
      const status = async () => (await request.get(`/api/heroku?hostname=${hostname}&partnerId=${id}`)).text();
      await expect.poll(status, { timeout: 20_000 }).toContain('"acmStatus":"cert issued"');
    },
    booking: new URL(booking.data.url).pathname,
    path: `/partner/${id}`,
    wear: (branding: object) => send("put", `/api/partner/${id}`, { action: "updateBranding", branding }),
  };
}

export async function signUp(request: Page["request"], name: string, email: string): Promise<void> {
  await request.post("/api/auth/sign-up/email", { data: { name, email, password: PASSWORD } });
  await confirmAddress(request, email);
}
