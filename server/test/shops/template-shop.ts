// Templates of a test's shop: proposed over HTTP, decided by the sandbox's WhatsApp, and read as the owner sees them.
import { expect } from "vitest";
import { eventually, type Sandbox } from "../start-sandbox-process.ts";
import type { InboxShop } from "./inbox-shop.ts";

const BODY = "Hola {{nombre}}, te esperamos el {{fecha}} en {{negocio}}. Responde si no puedes venir.";

export function templatesOf(sandbox: Sandbox) {
  const propose = (shop: InboxShop, more: object = {}) => {
    const template = { businessId: shop.businessId, name: "recordatorio", purpose: "appointment_reminder", body: BODY };
    return shop.owner.post("/api/whatsapp-template", { template: { ...template, ...more } });
  };
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  const listed = async (shop: InboxShop): Promise<any> =>
    (await shop.owner.get(`/api/whatsapp-template?businessId=${shop.businessId}`)).body.data;
  const becomes = (shop: InboxShop, name: string, more: object) =>
    eventually(async () => {
      const { templates } = await listed(shop);
      expect(templates.find((one: { name: string }) => one.name === name)).toMatchObject(more);
    }, 15_000);
  return {
    propose,
    listed,
    becomes,
    /** WhatsApp decides and reports the decision. */
    decide: (shop: InboxShop, name: string, status: string, reason = "NONE") =>
      sandbox.call("POST", "/__sandbox/templates", { wabaId: shop.wabaId, name, status, reason }),
    async approved(shop: InboxShop, more: { name?: string; [field: string]: unknown } = {}): Promise<string> {
      await sandbox.fail({ templateApprovalMs: 20 });
      const answer = await propose(shop, more);
      expect(answer.status).toBe(201);
      await becomes(shop, more.name ?? "recordatorio", { status: "APPROVED" });
      return answer.body.data._id;
    },
  };
}
