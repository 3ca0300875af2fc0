// The data gathered for an access request, as a readable document or as JSON.

import type { getExport as route } from "@mostrador/domain/business/privacy/routes.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { HeldTable } from "../../../../kernel/catalogue/rows-about.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { businessSettings } from "../../businesses/index.ts";
import { exportDocument } from "./export-document.ts";
import { lockRequest, readExport } from "./request.store.ts";
import { noteStep } from "./request.ts";

export async function getExport(ctx: TenantCtx, { params, query: { format } }: Call<typeof route>) {
  const business = await businessSettings(ctx);
  return transact(ctx, async (tx, inside) => {
    const [request, made] = [await lockRequest(tx, params.id), await readExport(tx, params.id)];
    if (!request || !made || made.expires_at.getTime() <= ctx.now)
      throw notFound("La copia ya no está, o aún no está lista");
    const tables = JSON.parse(made.data) as HeldTable[];
    const facts = {
      business: business?.name ?? "",
      zone: business?.zone ?? USUAL_ZONE,
      madeAt: made.made_at,
    };
    await noteStep(tx, inside, request, `Descargó la copia de los datos (${format === "html" ? "documento" : "JSON"})`);
    const name = `datos-personales-${facts.madeAt.toISOString().slice(0, 10)}`;
    const data =
      format === "html"
        ? { fileName: `${name}.html`, type: "text/html", text: exportDocument(tables, facts) }
        : { fileName: `${name}.json`, type: "application/json", text: JSON.stringify({ ...facts, tables }, null, 2) };
    return { data };
  });
}
