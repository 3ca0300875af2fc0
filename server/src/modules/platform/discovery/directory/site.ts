// The site at which the directory is read: our own with every published business, or the proved name of a partner with
// those of its businesses. Its pages and its map name their addresses there.
import type { FastifyRequest } from "fastify";
import type { SystemCtx } from "../../../../kernel/context.ts";
import { hostnameIn } from "../../../../kernel/edge/own-hosts.ts";
import { partnerAtHost } from "../../../partners/brands/index.ts";

/** `url`: without a slash at its end. `partnerId`: null for our own. */
export type Site = { url: string; partnerId: string | null };

export async function siteOf(ctx: SystemCtx, request: FastifyRequest): Promise<Site> {
  const hostname = hostnameIn(request.host);
  const partnerId = await ctx.fillings.one(partnerAtHost)(ctx, hostname);
  return partnerId ? { url: `https://${hostname}`, partnerId } : { url: ctx.publicUrl, partnerId: null };
}
