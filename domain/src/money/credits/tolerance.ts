// In the mode `conversion` a business pays by conversion: its assistants answer on a tolerance that each charged
// conversion refills (D-9.5).
import type { CreditModel } from "./schema.ts";

/** Answers, in credits. */
export const TOLERANCE: Readonly<Record<CreditModel, number>> = { gpt_model: 100, reasoning_model: 50 };
