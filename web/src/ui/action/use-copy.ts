// Copies a text and says so.
import { useToast } from "../state/toast.ts";

/** Whether the text is in the clipboard now. `name`: what it is, such as 'Enlace'; without one the notice says 'Texto'. */
export function useCopy(): (text: string, name?: string) => Promise<boolean> {
  const toast = useToast();
  return async (text, name) => {
    // without https there is no clipboard
    if (!navigator.clipboard) {
      toast.error("No se pudo copiar al portapapeles", { key: "no clipboard" });
      return false;
    }
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast.error("Error al copiar al portapapeles", { key: "not copied" });
      return false;
    }
    toast.success(name ? `${name} copiado` : "¡Texto copiado al portapapeles!", { key: "copied" });
    return true;
  };
}
