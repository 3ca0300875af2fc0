// Whether settings are being edited stands in the address, `?editar=1`: a reload stays where it was. Reading is the rule.
import { useSearchParams } from "react-router";

const NAME = "editar";

export function useEditing(mayEdit: boolean) {
  const [params, setParams] = useSearchParams();
  const change = (isEditing: boolean) => {
    // As the address is now: the one drawn may be older.
    const next = new URLSearchParams(window.location.search);
    if (isEditing) next.set(NAME, "1");
    else next.delete(NAME);
    setParams(() => next, { replace: true });
  };
  return { isEditing: mayEdit && params.has(NAME), edit: () => change(true), stop: () => change(false) };
}
