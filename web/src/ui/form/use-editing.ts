// Whether settings are being edited, in the address as `?editar=1`: a reload keeps it. The default is read-only.
import { useSearchParams } from "react-router";

const NAME = "editar";

export function useEditing(mayEdit: boolean) {
  const [params, setParams] = useSearchParams();
  const change = (isEditing: boolean) => {
    // Uses the current address: the rendered one may be older.
    const next = new URLSearchParams(window.location.search);
    if (isEditing) next.set(NAME, "1");
    else next.delete(NAME);
    setParams(() => next, { replace: true });
  };
  return { isEditing: mayEdit && params.has(NAME), edit: () => change(true), stop: () => change(false) };
}
