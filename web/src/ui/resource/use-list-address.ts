// The state of a resource page in its address: search, order, archive, the open row and its tab. Back leaves an opened
// row; a search adds no step.
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router";
import { useStepBack } from "../dialog/use-step-back.ts";

export type ListGiven = { search: string; sort: string; archived: boolean };
export type ListAddress = {
  given: ListGiven;
  openId: string | null;
  tab: string | null;
  /** The word that filters the list; empty is no filter. */
  filter: string;
  set: (name: "buscar" | "orden" | "archivados" | "filtro" | "ver", value: string) => void;
  /** Null is the list; it keeps its search. */
  hrefOf: (id: string | null) => string;
  open: (id: string | null) => void;
};

/** For a page with a subpath: `/especialistas/:id`. `usual`: the default order. */
export function useListAddress(usual = "name"): ListAddress {
  const [params, setParams] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const stepBack = useStepBack("fromList");
  const rest = useParams()["*"] ?? "";
  const base = (rest ? pathname.slice(0, pathname.length - rest.length) : pathname).replace(/\/$/, "");
  const hrefOf = (id: string | null) => {
    // Uses the current address: the rendered one may be older than the typing.
    const kept = new URLSearchParams(window.location.search);
    for (const own of ["ver", "nuevo", "editar"]) kept.delete(own);
    const text = kept.toString();
    return `${base}${id ? `/${id}` : ""}${text ? `?${text}` : ""}`;
  };
  return {
    given: {
      search: params.get("buscar") ?? "",
      sort: params.get("orden") || usual,
      archived: params.get("archivados") === "1",
    },
    openId: rest.split("/")[0] || null,
    tab: params.get("ver"),
    filter: params.get("filtro") ?? "",
    set: (name, value) =>
      setParams(
        () => {
          const next = new URLSearchParams(window.location.search);
          if (value && !(name === "orden" && value === usual)) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true, state },
      ),
    hrefOf,
    open: (id) => {
      // Returning to the list goes back one step, so that it keeps its position.
      if (id === null && (state as OpenState | null)?.fromList) stepBack();
      else void navigate(hrefOf(id), { state: { fromList: id !== null } satisfies OpenState });
    },
  };
}

type OpenState = { fromList: boolean };
