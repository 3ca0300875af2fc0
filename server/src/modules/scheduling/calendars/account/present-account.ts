// An account for the API: never with its key (D-15.4).
import type { GoogleAccount } from "@mostrador/domain/scheduling/calendars/schema.ts";
import type { AccountRow } from "./account.store.ts";

export function presentAccount(row: AccountRow): GoogleAccount {
  return {
    _id: row.id,
    email: row.email,
    isConnected: row.refresh_token !== null,
    reason: row.reason,
    connectedAt: row.updated_at.toISOString(),
  };
}
