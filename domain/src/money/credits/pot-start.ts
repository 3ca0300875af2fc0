// The credits with which a partner begins (contract/partners#start).
import type { PartnerPlan } from "../../partners/partners/schema.ts";

/** 'Sin fee'. */
export const PREPAY_START: Readonly<Record<PartnerPlan, number>> = { hobby: 500, pro: 1000, scale: 500, prepay: 500 };
/** 'Con fee'. */
export const SOLD_START = 5000;
