// The connection for the API: never with its tokens (D-15.4).
import type { Seller } from "@mostrador/domain/scheduling/payments/schema.ts";
import type { SellerRow } from "./seller.store.ts";

export function presentSeller(row: SellerRow | undefined, missing: string[]): Seller {
  if (!row || row.status === "disconnected") return { ...NOBODY, missing };
  return {
    state: row.status,
    reason: row.reason,
    missing,
    sellerId: row.seller,
    isLive: row.live_mode,
    connectedBy: row.connected_by,
    connectedAt: row.connected_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

const NOBODY = {
  state: "disconnected",
  reason: "",
  sellerId: null,
  isLive: false,
  connectedBy: "",
  connectedAt: null,
  expiresAt: null,
} as const;
