// A resource: a noun of the product whose rows are listed, written, archived and deleted in the usual way. One
// definition gives the common parts; the capability writes its own rules (docs/decisions/0021).
import * as z from "zod";
import { type LiveEvent, liveEvent } from "./live-event.ts";
import { answered } from "./resource/answered.ts";
import { FILE_FIELDS, type FileField, kindsOf, relationsOf } from "./resource/field-kinds.ts";
import type { PlanLimit } from "./resource/plan-limit.ts";
import { type ListQuery, listQuery, type SortKind } from "./resource/resource-list.ts";
import { type Noun, type ResourceTexts, resourceTexts } from "./resource/resource-texts.ts";
import { type Access, access, type Route, route, type Shape } from "./route.ts";
import { DateTime, Id, IdParams, named, UpdatedAt } from "./schema.ts";

type Fields = Record<string, z.ZodType>;
type Member = Extract<Access, { kind: "member" }>;
type NamedBody<Name extends string, Value> = { [K in Name]: Value };

/** What a new one may leave out: fields with a default, or that accept a missing value. */
type MayLack<F extends Fields, D> = keyof D | { [K in keyof F]: undefined extends z.input<F[K]> ? K : never }[keyof F];
type NewOf<F extends Fields> = { businessId: string } & { [K in keyof F]: z.output<F[K]> };
type NewInputOf<F extends Fields, D> = { businessId: string } & {
  [K in Exclude<keyof F, MayLack<F, D>>]: z.input<F[K]>;
} & {
  [K in keyof F & MayLack<F, D>]?: z.input<F[K]> | undefined;
};
type EditOf<F extends Fields> = { [K in keyof F]?: z.output<F[K]> | undefined } & Version;
type EditInputOf<F extends Fields> = { [K in keyof F]?: z.input<F[K]> | undefined } & Version;
type Sort<F extends Fields> = Extract<keyof F, string> | "createdAt";
type Version = { updatedAt?: string | undefined };
type RowOf<F extends Fields, A extends Fields> = ResourceRow & { [K in Exclude<keyof F, keyof A>]: z.output<F[K]> } & {
  [K in keyof A]: z.output<A[K]>;
};

/** The fields in the answer for each row, whatever its resource. */
export type ResourceRow = {
  _id: string;
  businessId: string;
  isArchived: boolean;
  createdAt: string;
  updatedAt: string;
};

/** The generic form for the rest of the house: plain data. */
export type Resource<
  Name extends string = string,
  Table extends string = string,
  New extends object = object,
  NewInput extends object = object,
  Edit extends object = object,
  EditInput extends object = object,
  Row extends ResourceRow = ResourceRow,
  Body extends string = Name,
> = {
  name: Name;
  /** The key of the bodies. */
  body: Body;
  table: Table;
  noun: Noun;
  texts: ResourceTexts;
  page: number;
  /** Where its rows are on screen, when that page has another address in the menu. */
  address?: string | undefined;
  /** What people write. */
  fieldNames: readonly string[];
  /** Fields, or `createdAt`; the first is the default order. Their columns are never null. */
  sorts: readonly string[];
  /** Fields with an id or one of few words, which can filter a list. */
  filters: readonly string[];
  /** Text fields that a search reads; stored folded in the column `search_text`. */
  searched: readonly string[];
  /** Number fields with totals in a list, besides its row count. */
  sums: readonly string[];
  /** Fields with ids of rows of another resource, and which one; each has its own table. */
  relations: Readonly<Record<string, string>>;
  /** Fields that name files of the business. */
  files: Readonly<Record<string, FileField>>;
  /** The limit of active rows of a business. */
  limit?: PlanLimit | undefined;
  /** Other resources whose answers show rows of this one: they are read again with it. */
  shownBy: readonly string[];
  /** Sent to open screens with each change. */
  changed: LiveEvent<{ id: string }>;
  /** A valid new one, used by proofs, demo and tests. */
  example(ids: ExampleIds): NewInput;
  New: z.ZodType<New, NewInput>;
  Edit: z.ZodType<Edit, EditInput>;
  Row: z.ZodType<Row>;
  routes: {
    list: Route<Shape, z.ZodType<ListQuery, object>, Shape, z.ZodType<Row[]>, Member>;
    get: Route<typeof IdParams, Shape, Shape, z.ZodType<Row>, Member>;
    create: Route<Shape, Shape, z.ZodType<NamedBody<Body, New>, NamedBody<Body, NewInput>>, z.ZodType<Row>, Member>;
    edit: Route<
      typeof IdParams,
      Shape,
      z.ZodType<NamedBody<Body, Edit>, NamedBody<Body, EditInput>>,
      z.ZodType<Row>,
      Member
    >;
    archive: Route<typeof IdParams, typeof ArchiveQuery, Shape, z.ZodType<Row>, Member>;
    remove: Route<typeof IdParams, Shape, Shape, typeof Removal, Member>;
  };
};

// biome-ignore lint/suspicious/noExplicitAny: lists of resources hold some of every kind; each was typed where it was defined
export type AnyResource = Resource<string, string, any, any, any, any, any>;

/** Rows of one business that an example may refer to, and a mark in all its texts. */
export type ExampleIds = {
  businessId: string;
  mark: string;
  /** Another number each time. */
  next(): number;
  /** The id of a row of that resource. */
  idOf(resource: string): string;
};

/** `archive=true` archives; without it the row comes back (contract/agenda#branches). */
export const ArchiveQuery = z.object({ archive: z.stringbool("Debe ser true o false").default(false) });
/** Whether the row was deleted, or archived because others still refer to it. */
export const Removal = z.object({ _id: Id, isArchived: z.boolean() });

export function defineResource<
  const Name extends string,
  const Table extends string,
  F extends Fields,
  // biome-ignore lint/complexity/noBannedTypes: where no field has a default or no answer differs
  D extends { [K in keyof F]?: z.input<F[K]> } = {},
  // biome-ignore lint/complexity/noBannedTypes: where no field has a default or no answer differs
  A extends Fields = {},
  const Body extends string = Name,
>(spec: {
  /** Singular: the prefix of the calls' names, and by default the key of the bodies and the last part of the path. */
  name: Name;
  /** Where the documents say otherwise. */
  body?: Body;
  path?: string;
  table: Table;
  noun: Noun;
  texts?: Partial<ResourceTexts>;
  /** The page with the permissions for it (D-2.3), and the pages that need to read it. */
  page: number;
  address?: string;
  readers?: readonly number[];
  /** As people write them, and never with defaults: an edit has only the changed fields (D-15.2). */
  fields: F;
  defaults?: D;
  /** Additional or different fields of the answer. */
  answer?: A;
  sorts: readonly [Sort<F>, ...Sort<F>[]];
  filters?: readonly Extract<keyof F, string>[];
  searched?: readonly Extract<keyof F, string>[];
  /** Number fields with totals in the foot of a list. */
  sums?: readonly Extract<keyof F, string>[];
  limit?: PlanLimit;
  shownBy?: readonly string[];
  /** Fields of the documents that a new one ignores, and the error for each (D-17.1). */
  refuses?: Readonly<Record<string, string>>;
  example(ids: ExampleIds): Omit<NewInputOf<F, D>, "businessId">;
}): Resource<Name, Table, NewOf<F>, NewInputOf<F, D>, EditOf<F>, EditInputOf<F>, RowOf<F, A>, Body> {
  const { name, table, noun, page, readers = [], fields, defaults = {}, answer = {} } = spec;
  const body = (spec.body ?? name) as Body;
  const { sorts, filters = [], searched = [], sums = [], shownBy = [], refuses = {}, limit } = spec;
  const New = z.object({ businessId: Id, ...withDefaults(fields, defaults) });
  const Edit = z.object(fields).partial().extend({ updatedAt: UpdatedAt });
  const own = Object.fromEntries(Object.entries(fields).filter(([key]) => !(key in answer)));
  const Row = z.object({
    _id: Id,
    businessId: Id,
    ...(answered(z.object(own)) as z.ZodObject).shape,
    ...answer,
    isArchived: z.boolean(),
    createdAt: DateTime,
    updatedAt: DateTime,
  });
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  named({ [title]: Row, [`New${title}`]: New, [`${title}Edit`]: Edit });
  const path = `/api/${spec.path ?? name}`;
  const row = { row: table, params: IdParams };
  const edits = { path: `${path}/:id`, access: access.edit(page), ...row };
  const reads = access.view(page, ...readers);
  const { one, many, gender } = noun;
  const a = gender === "m" ? "un" : "una";
  const routes = {
    list: route({
      name: `${name}.list`,
      method: "GET",
      path,
      summary: `Lista de ${many}: por páginas, con búsqueda, orden y filtros`,
      access: reads,
      query: listQuery(
        Object.fromEntries(sorts.map((sort) => [sort, sortKind(fields[sort])])),
        Object.fromEntries(filters.map((filter) => [filter, wordsOf(fields[filter])])),
      ),
      data: z.array(Row),
      paged: true,
      totals: true,
    }),
    get: route({
      name: `${name}.get`,
      method: "GET",
      path: `${path}/:id`,
      summary: `Lee ${a} ${one}`,
      access: reads,
      ...row,
      data: Row,
    }),
    create: route({
      name: `${name}.create`,
      method: "POST",
      path,
      summary: `Registra ${a} ${one}`,
      access: access.edit(page),
      body: z.object({ [body]: New }),
      refuses: refusedIn(body, refuses, () => true),
      data: Row,
      status: 201,
    }),
    edit: route({
      ...edits,
      name: `${name}.edit`,
      method: "PUT",
      summary: `Edita ${a} ${one}`,
      body: z.object({ [body]: Edit }),
      // the fields of the answer come back with the whole object (D-1.4)
      refuses: refusedIn(body, refuses, (field) => !(field in answer)),
      data: Row,
    }),
    archive: route({
      ...edits,
      name: `${name}.archive`,
      method: "PATCH",
      summary: `Archiva ${a} ${one}, o ${gender === "m" ? "lo" : "la"} recupera`,
      query: ArchiveQuery,
      data: Row,
    }),
    remove: route({
      ...edits,
      access: access.remove(page),
      name: `${name}.delete`,
      method: "DELETE",
      summary: `Elimina ${a} ${one}; con registros que lo nombran, se archiva`,
      data: Removal,
    }),
  };
  const resource = {
    name,
    body,
    table,
    noun,
    texts: resourceTexts(noun, spec.texts),
    page,
    address: spec.address,
    fieldNames: Object.keys(fields),
    sorts,
    filters,
    searched,
    sums,
    relations: relationsOf(fields),
    files: kindsOf(FILE_FIELDS, fields),
    limit,
    shownBy,
    changed: liveEvent(`${name}_changed`, reads),
    example: (ids: ExampleIds) => ({ ...spec.example(ids), businessId: ids.businessId }),
    New,
    Edit,
    Row,
    routes,
  };
  // Internally, shapes are combined by name; the types above describe the result.
  return resource as never;
}

function refusedIn(name: string, refuses: Readonly<Record<string, string>>, holds: (field: string) => boolean) {
  const held = Object.entries(refuses).filter(([field]) => holds(field));
  return Object.fromEntries(held.map(([field, message]) => [`${name}.${field}`, message]));
}

function sortKind(field: z.ZodType | undefined): SortKind {
  if (!field) return "time";
  const shape = answered(field);
  if (!(shape instanceof z.ZodNumber)) return "text";
  return shape.format === "safeint" ? "number" : "decimal";
}

function wordsOf(field: z.ZodType | undefined): z.ZodEnum | null {
  const shape = field && answered(field);
  return shape instanceof z.ZodEnum ? shape : null;
}

function withDefaults(fields: Fields, defaults: object): Fields {
  const given = new Map(Object.entries(defaults));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      given.has(name) ? field.prefault(given.get(name) as never) : field,
    ]),
  );
}
