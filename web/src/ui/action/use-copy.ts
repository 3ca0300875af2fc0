// Copies a text and says so.
import { useToast } from "../state/toast.ts";

/** Whether the text is in the clipboard now. `name`: what it is, such as 'Enlace'; without one the notice says 'Texto'. */
export function useCopy(): (text: string, name?: string) => Promise<boolean> {
  const toast = useToast();
  const refuse = (why: string) => {
    toast.error(why, { key: why });
    return false;
  };
  return async (text, name) => {
    // without https there is no clipboard
    if (!navigator.clipboard) return refuse("No se pudo copiar al portapapeles");
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return refuse("Error al copiar al portapapeles");
    }
    toast.success(name ? `${name} copiado` : "¡Texto copiado al portapapeles!", { key: "copied" });
    return true;
  };
}
