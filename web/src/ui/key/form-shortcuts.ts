// Apart from the others, because the sign-in page opens with a form and with nothing else.
import { type Shortcut, shortcut } from "./take-key.ts";

export const FORM_SHORTCUTS = {
  title: "En un formulario",
  keys: { save: shortcut("Guardar", "Mod+Enter") },
} satisfies { title: string; keys: Record<string, Shortcut> };
