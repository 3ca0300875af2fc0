// In the mode `conversion` a business pays by conversion: its assistants answer on a tolerance that is filled up with each
// conversion that is charged (D-9.5).
import type { CreditModel } from "./schema.ts";

/** Credits' worth of answers. */
export const TOLERANCE: Readonly<Record<CreditModel, number>> = { gpt_model: 100, reasoning_model: 50 };
