// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";

export type ReadyRulesTables = {
  ready_rules: {
    business_id: string;
    id: string;
    kind: "birthday" | "win_back" | "review";
    is_on: Generated<boolean>;
    message: string;
    hour: string;
    days: number;
    run: Generated<number>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
};
