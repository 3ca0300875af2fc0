// Gathers all data of a person who requested access. A second run replaces the first copy.
import { privacyChanged } from "@mostrador/domain/business/privacy/live.ts";
import { AccessGranted } from "@mostrador/domain/business/privacy/schema.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { gather } from "./gather.ts";
import { lockRequest, writeExport } from "./request.store.ts";

/** Past the legal deadline, so that a late business can still hand it over. */
const KEPT_MS = 15 * 86_400_000;

export const onAccessGranted = on(
  AccessGranted,
  { name: "gather-held-data", title: "Reunir datos de un contacto" },
  async (ctx, { requestId }) => {
    await transact(ctx, async (tx) => {
      const request = await lockRequest(tx, requestId);
      if (request?.state !== "accepted") return;
      const { tables, rows } = await gather(tx, request.contact_id);
      await writeExport(tx, {
        business_id: ctx.businessId,
        request_id: requestId,
        data: JSON.stringify(tables),
        row_count: rows,
        made_at: new Date(ctx.now),
        expires_at: new Date(Math.max(ctx.now, Date.parse(request.carry_out_by ?? "") || ctx.now) + KEPT_MS),
      });
      await announce(tx, ctx, privacyChanged, {});
    });
  },
);
