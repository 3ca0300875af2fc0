// Written by write-tables.ts; do not edit.
import type { BusinessTables } from "./business.ts";
import type { CatalogTables } from "./catalog.ts";
import type { GroundTables } from "./ground.ts";

export type Tables = BusinessTables & CatalogTables & GroundTables;
