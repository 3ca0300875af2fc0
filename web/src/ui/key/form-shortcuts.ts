// Apart from the others, because the sign-in page opens with a form and with nothing else.
import { type Shortcut, shortcut } from "./take-key.ts";

export const FORM_SHORTCUTS = {
  keys: { save: shortcut("Mod+Enter") },
} satisfies { keys: Record<string, Shortcut> };
