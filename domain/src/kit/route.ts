// A call of the product, declared once: the server mounts it, the browser's client gets its types, and the API page,
// the permission matrix and the fuzzer read it (D-1).
import type * as z from "zod";

export type Shape = z.core.$ZodType;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call.
 * - `public`: anybody; `session`: any signed-in person.
 * - `member`: a person of the business whose permission list allows `action` on `page` (D-2.3).
 * - `owner`: the owner of the business. `partner`, `admin`: the role of the user.
 */
export type Access =
  | { kind: "public" }
  | { kind: "session" }
  | {
      kind: "member";
      page: number;
      /** Other pages that need this call: a permission on one of them allows it too. */
      also?: readonly number[];
      action: "view" | "edit" | "delete";
      /** A switch that the permission must also have. */
      schedule?: string;
      /**
       * Instead of pages: the purpose of the call, such as `file`. Editors of any page with such a field may call it;
       * the server fills in the pages from the declared calls at startup.
       */
      usedFor?: string;
    }
  | { kind: "owner" }
  | { kind: "partner" }
  | { kind: "admin" };

export type RateClass = "read" | "write" | "heavy" | "public";

export type Route<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  D extends Shape = Shape,
  A extends Access = Access,
> = {
  /** Unique, `noun.verb`; the operation id of the API page. */
  name: string;
  method: Method;
  /** With `:name` for the parts that `params` types. */
  path: string;
  /** One Spanish line for the API page. */
  summary: string;
  access: A;
  /** The table of the row `params.id`: the row gives the business when the caller does not. */
  row?: string;
  /** Another table where that row may be, when two kinds of rows share the call. */
  rowOr?: string;
  /** The query field that names that row, where the path has no id. */
  rowIn?: string;
  /** The table of the rows that `ids` of the query lists: they give the business when nothing else does. */
  rowOfIds?: string;
  params?: P;
  query?: Q;
  body?: B;
  /**
   * Of several calls with one method and path: the field of the body that selects this one. Each body has exactly one.
   */
  by?: string;
  /** Fields of the documents that it ignores, by their paths, and the error: 422 instead of silence (D-17.1). */
  refuses?: Readonly<Record<string, string>>;
  /** Shape of `data` in the answer. */
  data: D;
  /** Repeats the fields of `data` next to `success`, where a document reads them there. */
  flat?: true;
  /** Further fields next to `data`, where a document reads them there. */
  aside?: Shape;
  /** A paged list: `next` is next to `data`, null on the last page. */
  paged?: true;
  /** A list with totals of all filtered rows, if `totals=true` asks for them: `totals` is next to `data`. */
  totals?: true;
  file?: TakenFile;
  /** Adds `error` next to `success`, where a document reads it there. */
  saysError?: true;
  status?: 200 | 201;
  rate?: RateClass;
};

/** For all rows of a list, not only this page. */
export type Totals = {
  count: number;
  /** For each number field with a total. */
  sums: Readonly<Record<string, number>>;
  /** The plan's limit of active rows, and their count; null without a limit. */
  limit: { most: number; used: number } | null;
};

/** One file in this field of multipart/form-data; `most` bytes. */
export type TakenFile = { field: string; most: number };

/** Declares a call; the identity function, for its types. */
export function route<P extends Shape, Q extends Shape, B extends Shape, D extends Shape, const A extends Access>(
  definition: Route<P, Q, B, D, A>,
): Route<P, Q, B, D, A> {
  return definition;
}

/** Declares a call that takes a file. */
export function fileRoute<P extends Shape, Q extends Shape, B extends Shape, D extends Shape, const A extends Access>(
  definition: Route<P, Q, B, D, A> & { file: TakenFile },
): Route<P, Q, B, D, A> & { file: TakenFile } {
  return definition;
}

/** No permission gives access to it. */
const NO_PAGE = 0;

export const access = {
  public: { kind: "public" },
  session: { kind: "session" },
  owner: { kind: "owner" },
  partner: { kind: "partner" },
  admin: { kind: "admin" },
  view: (page: number, ...also: number[]) => ({ kind: "member", page, also, action: "view" }) as const,
  edit: (page: number, ...also: number[]) => ({ kind: "member", page, also, action: "edit" }) as const,
  editWhereUsed: (usedFor: string) => ({ kind: "member", page: NO_PAGE, also: [], action: "edit", usedFor }) as const,
  remove: (page: number) => ({ kind: "member", page, action: "delete" }) as const,
  schedule: (page: number, schedule: string, action: "edit" | "delete" = "edit") =>
    ({ kind: "member", page, action, schedule }) as const,
} satisfies Record<string, Access | ((...args: never[]) => Access)>;

type In<S> = z.core.input<NonNullable<S> & Shape>;
type Out<S> = z.core.output<NonNullable<S> & Shape>;

export type ParamsOf<R extends Route> = Out<R["params"]>;
export type QueryOf<R extends Route> = Out<R["query"]>;
export type BodyOf<R extends Route> = Out<R["body"]>;
export type DataOf<R extends Route> = Out<R["data"]>;
/** The caller's input: before defaults are filled in. */
export type ParamsInput<R extends Route> = In<R["params"]>;
export type QueryInput<R extends Route> = In<R["query"]>;
export type BodyInput<R extends Route> = In<R["body"]>;
