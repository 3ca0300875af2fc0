// The privacy facts of one contact, for their page.
import { NO_CONTACT } from "@mostrador/domain/business/contacts/schema.ts";
import type { getContactPrivacy as route } from "@mostrador/domain/business/privacy/routes.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { lockDataSubject } from "../contacts/index.ts";
import { latestNotice, readProofs } from "./notice/notice.store.ts";
import { presentProof } from "./notice/proof.ts";
import { presentRequest } from "./request/present-request.ts";
import { readObjections, readRequestsOfContact } from "./request/request.store.ts";
import { readHoldsOver } from "./retention/hold.store.ts";
import { presentHold } from "./retention/hold.ts";

export async function getContactPrivacy(ctx: TenantCtx, { params: { id } }: Call<typeof route>) {
  return transact(ctx, async (tx) => {
    if (!(await lockDataSubject(tx, id))) throw notFound(NO_CONTACT);
    const [proofs, latest, objections, holds, requests] = await Promise.all([
      readProofs(tx, id),
      latestNotice(tx),
      readObjections(tx, id),
      readHoldsOver(tx, id),
      readRequestsOfContact(tx, id),
    ]);
    return {
      data: {
        proofs: proofs.map(presentProof),
        noticeVersion: latest?.version ?? null,
        objections: objections.map(({ purpose, since }) => ({ purpose, since: since.toISOString() })),
        holds: holds.map(presentHold),
        requests: requests.map(presentRequest),
      },
    };
  });
}
