// The shortcuts of forms, in a separate file, because the sign-in page needs no others.
import { type Shortcut, shortcut } from "./take-key.ts";

export const FORM_SHORTCUTS = {
  keys: { save: shortcut("Mod+Enter") },
} satisfies { keys: Record<string, Shortcut> };
