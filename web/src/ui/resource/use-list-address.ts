// What a page of a resource shows stands in the address: search, order, archived or not, which row is open and which of
// its tabs. The way back leaves a row that was opened; a search is no step.
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router";

export type ListGiven = { search: string; sort: string; archived: boolean };
export type ListAddress = {
  given: ListGiven;
  openId: string | null;
  tab: string | null;
  /** By which word the list is narrowed; empty is by none. */
  filter: string;
  set: (name: "buscar" | "orden" | "archivados" | "filtro" | "ver", value: string) => void;
  /** Null is the list; it keeps its search. */
  hrefOf: (id: string | null) => string;
  open: (id: string | null) => void;
};

/** Of a page that owns what follows its address: `/especialistas/:id`. `usual`: the order of which the address says nothing. */
export function useListAddress(usual = "name"): ListAddress {
  const [params, setParams] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const rest = useParams()["*"] ?? "";
  const base = (rest ? pathname.slice(0, pathname.length - rest.length) : pathname).replace(/\/$/, "");
  const hrefOf = (id: string | null) => {
    // As the address is now: the one drawn may be older than what was just typed.
    const kept = new URLSearchParams(window.location.search);
    for (const own of ["ver", "nuevo"]) kept.delete(own);
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
      // Back to the list is a step back, so that it stands where it was left.
      if (id === null && (state as Opened | null)?.fromList) void navigate(-1);
      else void navigate(hrefOf(id), { state: { fromList: id !== null } satisfies Opened });
    },
  };
}

type Opened = { fromList: boolean };
