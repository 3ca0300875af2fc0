// The usual actions of a resource, made from its definition. Each of them can be replaced by one that a capability writes
// itself, over the same parts; there are no switches in here for what one capability does otherwise.

import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { type ListQuery, writeCursor } from "@mostrador/domain/kit/resource/resource-list.ts";
import type { Resource, ResourceRow } from "@mostrador/domain/kit/resource.ts";
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import type { TenantCtx } from "../context.ts";
import { nextUpdate } from "../db/next-update.ts";
import { readTogether, transact } from "../db/transaction.ts";
import type { Tx } from "../db/tx.ts";
import { newId } from "../id.ts";
import { announce } from "../live/announce.ts";
import { columnName } from "./column-name.ts";
import { columnsOf, searchText } from "./columns-of.ts";
import type { Link } from "./relation.ts";
import { type Columns, resourceStore, type StoredRow } from "./resource-store.ts";

/** Notes an edit that did not say which version it read (D-15.2). */
export type NoteBlindEdit = (
  tx: Tx,
  ctx: TenantCtx,
  updatedAt: string | undefined,
  edit: { action: string; what: string; details: Record<string, string> },
) => Promise<void>;

type Edited = { updatedAt?: string | undefined };
type Ids = { params: { id: string } };

type Options<New, Row> = {
  /** What is answered from the rows of a relation, not from a column; a body that carries it writes them. */
  links?: { [K in keyof Row]?: Link };
  /** What follows from what is written, as columns; undefined takes one out. `before` is the row of an edit. */
  columns?: (values: Partial<New>, before: StoredRow | undefined) => Columns;
  /** What is answered besides the columns, or otherwise. */
  besides?: (row: StoredRow, ctx: TenantCtx) => Partial<Row>;
};

export function createResourceActions(noteBlindEdit: NoteBlindEdit) {
  return function resourceActions<
    Name extends string,
    Table extends string,
    New extends { businessId: string },
    NewInput extends object,
    Edit extends Edited,
    EditInput extends object,
    Row extends ResourceRow,
  >(
    resource: Resource<Name, Table, New, NewInput, Edit, EditInput, Row>,
    { links = {}, columns = () => ({}), besides = () => ({}) }: Options<New, Row> = {},
  ) {
    const { name, table, texts } = resource;
    const store = resourceStore(table);
    const sides = Object.entries(links) as [string, Link][];
    const own = resource.fieldNames.filter((field) => !(field in links));

    return {
      store,
      hold,
      insert,
      update,
      changed,
      present,
      presentAll,

      /** Every row, for other capabilities. */
      async all(ctx: TenantCtx): Promise<Row[]> {
        return readTogether(ctx, async (tx) => {
          const [rows, linked] = await Promise.all([
            store.all(tx),
            Promise.all(sides.map(([, side]) => side.read(tx))),
          ]);
          return rows.map((row) => answerOf(ctx, row, linked));
        });
      },

      async list(ctx: TenantCtx, { query }: { query: ListQuery }) {
        const where = Object.fromEntries(
          resource.filters.flatMap((filter) =>
            query[filter] === undefined ? [] : [[columnName(filter), query[filter]]],
          ),
        );
        return transact(ctx, async (tx) => {
          const { rows, next } = await store.page(tx, {
            ...query,
            words: foldForSearch(query.search).split(" ").filter(Boolean),
            where,
          });
          return { data: await presentAll(tx, ctx, rows), next: next && writeCursor(next) };
        });
      },

      async get(ctx: TenantCtx, { params }: Ids) {
        return { data: await readTogether(ctx, (tx) => present(tx, ctx, params.id)) };
      },

      async create(ctx: TenantCtx, { body }: { body: { [K in Name]: New } }) {
        const data = await transact(ctx, async (tx) => present(tx, ctx, await insert(tx, ctx, body[name])));
        return { data, message: texts.created };
      },

      async edit(ctx: TenantCtx, { params, body }: Ids & { body: { [K in Name]: Edit } }) {
        const data = await transact(ctx, async (tx) => {
          await update(tx, ctx, await hold(tx, params.id), body[name]);
          return present(tx, ctx, params.id);
        });
        return { data, message: texts.edited };
      },

      async archive(ctx: TenantCtx, { params, query }: Ids & { query: { archive: boolean } }) {
        const data = await transact(ctx, async (tx) => {
          await setArchived(tx, ctx, params.id, query.archive);
          return present(tx, ctx, params.id);
        });
        return { data, message: query.archive ? texts.archived : texts.unarchived };
      },

      /** Deletes it; where the database says that others name it, it is archived, so that the history keeps its name. */
      async remove(ctx: TenantCtx, { params }: Ids) {
        const isArchived = await transact(ctx, async (tx) => {
          try {
            if (!(await tx.savepoint(() => store.remove(tx, params.id)))) throw notFound(texts.unknown);
            await changed(tx, ctx, params.id);
            return false;
          } catch (error) {
            if ((error as { code?: string }).code !== "23503") throw error;
            await setArchived(tx, ctx, params.id, true);
            return true;
          }
        });
        return { data: { _id: params.id, isArchived }, message: isArchived ? texts.archivedInstead : texts.deleted };
      },
    };

    /** The row, kept from other edits until the transaction ends; 404 when it is not there. */
    async function hold(tx: Tx, id: string): Promise<StoredRow> {
      const row = await store.lock(tx, id);
      if (!row) throw notFound(texts.unknown);
      return row;
    }

    /** Writes a new one and its links; answers its id. `more`: what the capability decided, as columns. */
    async function insert(tx: Tx, ctx: TenantCtx, values: object, more: Columns = {}): Promise<string> {
      const id = newId();
      const at = new Date(ctx.now);
      const row = { ...stored(values, undefined, more), created_at: at, updated_at: at };
      await store.insert(tx, { ...row, business_id: ctx.businessId, id });
      await writeLinks(tx, ctx, id, values);
      await changed(tx, ctx, id);
      return id;
    }

    /** Writes an edit of the row that is held; 409 when it was made of another version (D-15.2). */
    async function update(tx: Tx, ctx: TenantCtx, before: StoredRow, edit: Edited, more: Columns = {}): Promise<void> {
      const { updatedAt, ...values } = edit;
      const at = nextUpdate(ctx, before.updated_at, updatedAt);
      await store.update(tx, before.id, { ...stored(values, before, more), updated_at: at });
      await writeLinks(tx, ctx, before.id, values);
      await noteBlindEdit(tx, ctx, updatedAt, {
        action: `${name}.edited`,
        what: texts.what(labelOf(before)),
        details: { [`${name}Id`]: before.id },
      });
      await changed(tx, ctx, before.id);
    }

    async function changed(tx: Tx, ctx: TenantCtx, id: string): Promise<void> {
      await announce(tx, ctx, resource.changed, { id });
    }

    async function present(tx: Tx, ctx: TenantCtx, id: string): Promise<Row> {
      const [row, linked] = await Promise.all([store.read(tx, id), linkedTo(tx, [id])]);
      if (!row) throw notFound(texts.unknown);
      return answerOf(ctx, row, linked);
    }

    async function presentAll(tx: Tx, ctx: TenantCtx, rows: readonly StoredRow[]): Promise<Row[]> {
      const ids = rows.map(({ id }) => id);
      const linked = await linkedTo(tx, ids);
      return rows.map((row) => answerOf(ctx, row, linked));
    }

    function linkedTo(tx: Tx, ids: readonly string[]) {
      return Promise.all(sides.map(([, side]) => side.read(tx, ids)));
    }

    function answerOf(ctx: TenantCtx, row: StoredRow, linked: Map<string, unknown[]>[]): Row {
      const others = sides.map(([field], index) => [field, linked[index]?.get(row.id) ?? []]);
      return { ...plain(own, row), ...Object.fromEntries(others), ...besides(row, ctx) } as Row;
    }

    function stored(values: object, before: StoredRow | undefined, more: Columns): Columns {
      const written = { ...columnsOf(table, own, values), ...columns(values, before), ...more };
      return { ...written, ...searchText(resource.searched, { ...before, ...written }) };
    }

    async function writeLinks(tx: Tx, ctx: TenantCtx, id: string, values: object): Promise<void> {
      const given = new Map(Object.entries(values));
      for (const [field, side] of sides) {
        const ids = given.get(field) as string[] | undefined;
        if (ids) await side.write?.(tx, ctx.businessId, id, ids);
      }
    }

    async function setArchived(tx: Tx, ctx: TenantCtx, id: string, isArchived: boolean): Promise<void> {
      const at = new Date(ctx.now);
      if (!(await store.update(tx, id, { is_archived: isArchived, updated_at: at }))) throw notFound(texts.unknown);
      await changed(tx, ctx, id);
    }
  };
}

function plain(fields: readonly string[], row: StoredRow): object {
  return {
    _id: row.id,
    businessId: row.business_id,
    ...Object.fromEntries(fields.map((field) => [field, read(row[columnName(field)])])),
    isArchived: row.is_archived,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function read(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

function labelOf(row: StoredRow): string {
  return String(row.name ?? row.title ?? row.custom_id ?? "");
}
