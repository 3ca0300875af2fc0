// Whether settings are being edited, in the address as `?editar=1`: a reload keeps it. The default is read-only. Where a
// page has several cards, the address names the one.
import { useSearchParams } from "react-router";

const NAME = "editar";

export function useEditing(mayEdit: boolean, card = "1") {
  const [params, setParams] = useSearchParams();
  const change = (isEditing: boolean) => {
    // Uses the current address: the rendered one may be older.
    const next = new URLSearchParams(window.location.search);
    if (isEditing) next.set(NAME, card);
    else next.delete(NAME);
    setParams(() => next, { replace: true });
  };
  return { isEditing: mayEdit && params.get(NAME) === card, edit: () => change(true), stop: () => change(false) };
}
