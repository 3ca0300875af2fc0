// The dependencies of the letters of billing.
import type { Mail } from "../../../providers/mail/port.ts";

export type LetterDeps = { mail: Mail };
