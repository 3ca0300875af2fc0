// A dialog of a page in its address, by default the create action, `?nuevo=…`: it can be linked, survives a reload, and
// Back leaves it.
import { useLocation, useSearchParams } from "react-router";
import { useStepBack } from "./use-step-back.ts";

const BEGUN_HERE = { begunHere: true };

/** `name`: the parameter of the address. */
export function useBegun(name = "nuevo") {
  const [params, setParams] = useSearchParams();
  const stepBack = useStepBack("begunHere");
  const { state } = useLocation();
  const change = (what: string | null) => () => {
    // Uses the current address: the rendered one may be older.
    const next = new URLSearchParams(window.location.search);
    if (what) next.set(name, what);
    else next.delete(name);
    return next;
  };
  return {
    /** Null: nothing. */
    begun: params.get(name),
    begin: (what = "1") => setParams(change(what), { state: BEGUN_HERE }),
    end: () => (state?.begunHere === true ? stepBack() : setParams(change(null), { replace: true })),
  };
}
