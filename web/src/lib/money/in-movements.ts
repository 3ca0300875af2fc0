// The filters that other capabilities give to the list of money movements: each declares its own in `in-movements.ts`,
// and `app/finance` combines them, so that finance does not depend on them.
import type { Access } from "@mostrador/domain/kit/route.ts";
import type { ComponentType } from "react";

/** Fields under the names of the list's address, for people who may see that data. */
export type MovementFilterPart = { name: string; access: Access; load: () => Promise<ComponentType> };
export type InMovements = { filters: readonly MovementFilterPart[] };
