// Written by write-tables.ts; do not edit.
import type { ColumnType } from "kysely";

export type KernelTables = {
  idempotency_keys: {
    user_id: string;
    key: string;
    route: string;
    body_hash: string;
    status: number | null;
    answer: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    claim: string | null;
    claimed_until: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
  };
  installation_facts: {
    name: string;
    value: string;
    at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  instances: {
    id: string;
    name: string;
    seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  live_counters: {
    room: string;
    seq: number;
    step: number;
  };
  live_events: {
    room: string;
    seq: number;
    name: string;
    data: string;
    told_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  plan_limits: {
    business_id: string;
    name: string;
    most: number;
  };
};
