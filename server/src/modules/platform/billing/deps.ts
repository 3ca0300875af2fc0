// What billing needs besides Stripe: its letters, and to whom people write about a price.
import type { Mail } from "../../../providers/mail/port.ts";

export type LetterDeps = { mail: Mail };
/** `teamWhatsapp`: digits, or empty. */
export type TeamDeps = LetterDeps & { teamWhatsapp: string };
