// A call of the product, declared once: the server mounts it, the browser's client is typed by it, the API page,
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
      /** Other pages that cannot work without this call: a right on one of them opens it too. */
      also?: readonly number[];
      action: "view" | "edit" | "delete";
      /** A switch that the right must carry besides. */
      schedule?: string;
      /**
       * Instead of pages: what the call is for, such as `file`. Whoever may edit where such a thing is named in a body may
       * make it; the pages are filled in from the declared calls when the server is put together.
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
  /** The table whose row `params.id` names: it settles the business when the caller does not say it. */
  row?: string;
  /** The query field that names that row, where the path has no id. */
  rowIn?: string;
  params?: P;
  query?: Q;
  body?: B;
  /** Of several calls with one method and path: the field of the body by which it is this one. Each body has exactly one. */
  by?: string;
  /** Fields of the documents that it does not act on, by their paths, and what is said: 422 instead of silence (D-17.1). */
  refuses?: Readonly<Record<string, string>>;
  /** Shape of `data` in the answer. */
  data: D;
  /** Repeat the fields of `data` beside `success`, where a document reads them there. */
  flat?: true;
  /** A list that is answered a page at a time: `next` stands beside `data`, null on the last page. */
  paged?: true;
  /** A list that also adds up all that is filtered, where `totals=true` asks for it: `totals` stands next to `data`. */
  totals?: true;
  file?: TakenFile;
  /** Say `error` beside `success`, where a document reads it there. */
  saysError?: true;
  status?: 200 | 201;
  rate?: RateClass;
};

/** Of all rows that a list finds, however many pages they are. */
export type Totals = {
  count: number;
  /** Of each field that is added up. */
  sums: Readonly<Record<string, number>>;
  /** How many that are not archived the plan allows, and how many there are; null without a limit. */
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

/** Nobody is given a right to it. */
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
/** What a caller writes: before defaults are filled in. */
export type ParamsInput<R extends Route> = In<R["params"]>;
export type QueryInput<R extends Route> = In<R["query"]>;
export type BodyInput<R extends Route> = In<R["body"]>;
