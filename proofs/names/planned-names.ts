// Every kind of thing that planned messages name, with what may happen to it.
import { CAMPAIGN_NAMES } from "./campaign-names.ts";
import type { NamesCase } from "./names-case.ts";
import { SEQUENCE_NAMES } from "./sequence-names.ts";
import { UPSELL_NAMES } from "./upsell-names.ts";

export const PLANNED_NAMES: readonly NamesCase[] = [...UPSELL_NAMES, ...SEQUENCE_NAMES, ...CAMPAIGN_NAMES];
