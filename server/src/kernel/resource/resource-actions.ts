// The usual actions of a resource, made from its definition. A capability can replace each of them with its own, built
// from the same parts; there are no switches here for single capabilities.

import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { EventType } from "@mostrador/domain/kit/event.ts";
import { type ListQuery, writeCursor } from "@mostrador/domain/kit/resource/resource-list.ts";
import type { AnyResource, Resource, ResourceRow } from "@mostrador/domain/kit/resource.ts";
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import type { TenantCtx } from "../context.ts";
import { nextUpdate } from "../db/next-update.ts";
import { readTogether, transact } from "../db/transaction.ts";
import type { Tx } from "../db/tx.ts";
import { newId } from "../id.ts";
import { announce } from "../live/announce.ts";
import { publish } from "../queue/queue.ts";
import { columnName } from "./column-name.ts";
import { columnsOf, searchText } from "./columns-of.ts";
import { fieldsOf } from "./fields-of.ts";
import { sayWhereNamed } from "./named-in.ts";
import { holdPlanLimit, readPlanLimit } from "./plan-limit.ts";
import { type Link, relation } from "./relation.ts";
import { type Columns, resourceStore, type StoredRow } from "./resource-store.ts";
import type { RowFiles } from "./row-files.ts";

/** Notes an edit that did not say which version it read (D-15.2). */
export type NoteBlindEdit = (
  tx: Tx,
  ctx: TenantCtx,
  updatedAt: string | undefined,
  edit: { action: string; what: string; details: Record<string, string> },
) => Promise<void>;

type VersionedEdit = { updatedAt?: string | undefined };
type Ids = { params: { id: string } };

type Options<New, Row> = {
  /**
   * Parts of the answer that come from other rows, not from a column; a body that has them writes them. Fields of a
   * relation have one already.
   */
  links?: { [K in keyof Row]?: Link };
  /** Columns that follow from the written values; undefined removes one. `before` is the row of an edit. */
  columns?: (values: Partial<New>, before: StoredRow | undefined) => Columns;
  /** Fields of the answer that have no column, or differ from it. */
  besides?: (row: StoredRow, ctx: TenantCtx) => Partial<Row>;
  /**
   * The same for fields that must be read: once for all rows of an answer, by these ids or, without ids, for every
   * row.
   */
  gather?: (tx: Tx, ctx: TenantCtx, ids?: readonly string[]) => Promise<(row: StoredRow) => Partial<Row>>;
  /** Published with every change of a row, for other capabilities. */
  event?: EventType<{ id: string }>;
};

type AnswerExtras = { linked: Map<string, unknown[]>[]; more: (row: StoredRow) => object };

/** What the kernel does not know: the history, and the files that rows show. */
export type ResourceDeps = { noteBlindEdit: NoteBlindEdit; rowFiles: RowFiles };

export function createResourceActions({ noteBlindEdit, rowFiles }: ResourceDeps) {
  return function resourceActions<
    Name extends string,
    Table extends string,
    New extends { businessId: string },
    NewInput extends object,
    Edit extends VersionedEdit,
    EditInput extends object,
    Row extends ResourceRow,
    Body extends string,
  >(
    resource: Resource<Name, Table, New, NewInput, Edit, EditInput, Row, Body>,
    { links = {}, columns = () => ({}), besides = () => ({}), gather = nothingMore, event }: Options<New, Row> = {},
  ) {
    const { name, body: key, table, texts, files } = resource;
    const store = resourceStore(table);
    const sides = Object.entries({ ...relationsOf(resource), ...links }) as [string, Link][];
    const named = new Set(sides.map(([field]) => field));
    const own = resource.fieldNames.filter((field) => !named.has(field));

    return {
      store,
      hold,
      insert,
      update,
      changed,
      present,
      presentAll,
      editedText,

      /** Every row, for other capabilities. */
      async all(ctx: TenantCtx): Promise<Row[]> {
        return readTogether(ctx, async (tx) => {
          const [rows, gathered] = await Promise.all([store.all(tx), gatheredFor(tx, ctx)]);
          return rows.map((row) => answerOf(ctx, row, gathered));
        });
      },

      async list(ctx: TenantCtx, { query }: { query: ListQuery }) {
        const where = Object.fromEntries(
          resource.filters.flatMap((filter) =>
            query[filter] === undefined ? [] : [[columnName(filter), query[filter]]],
          ),
        );
        const found = { ...query, words: foldForSearch(query.search).split(" ").filter(Boolean), where };
        return transact(ctx, async (tx) => {
          const { rows, next } = await store.page(tx, found);
          const totals = query.totals
            ? { ...(await store.totals(tx, found, resource.sums)), limit: await readPlanLimit(tx, resource) }
            : undefined;
          return { data: await presentAll(tx, ctx, rows), next: next && writeCursor(next), totals };
        });
      },

      async get(ctx: TenantCtx, { params }: Ids) {
        return { data: await readTogether(ctx, (tx) => present(tx, ctx, params.id)) };
      },

      async create(ctx: TenantCtx, { body }: { body: { [K in Body]: New } }) {
        const data = await transact(ctx, async (tx) => present(tx, ctx, await insert(tx, ctx, body[key])));
        return { data, message: texts.created };
      },

      async edit(ctx: TenantCtx, { params, body }: Ids & { body: { [K in Body]: Edit } }) {
        const edit = body[key];
        return transact(ctx, async (tx) => {
          const before = await hold(tx, params.id);
          await update(tx, ctx, before, edit);
          const message = await editedText(tx, ctx, before, edit);
          return { data: await present(tx, ctx, params.id), message };
        });
      },

      async archive(ctx: TenantCtx, { params, query }: Ids & { query: { archive: boolean } }) {
        return transact(ctx, async (tx) => {
          await setArchived(tx, ctx, params.id, query.archive);
          const where = query.archive ? await sayWhereNamed(tx, ctx, name, params.id) : "";
          const message = query.archive ? withPlaces(texts.archived, where) : texts.unarchived;
          return { data: await present(tx, ctx, params.id), message };
        });
      },

      /** Deletes it. A row that others name is archived instead, so that they and the history keep its name. */
      async remove(ctx: TenantCtx, { params: { id } }: Ids) {
        return transact(ctx, async (tx) => {
          const where = await sayWhereNamed(tx, ctx, name, id);
          const isArchived = where !== "" || !(await removeUnused(tx, id));
          if (isArchived) await setArchived(tx, ctx, id, true);
          else await changed(tx, ctx, id);
          const message = isArchived ? withPlaces(texts.archivedInstead, where) : texts.deleted;
          return { data: { _id: id, isArchived }, message };
        });
      },
    };

    /** Locks the row against other edits until the transaction ends; 404 when it does not exist. */
    async function hold(tx: Tx, id: string): Promise<StoredRow> {
      const row = await store.lock(tx, id);
      if (!row) throw notFound(texts.unknown);
      return row;
    }

    /** Inserts a row and its links; returns its id. `more`: columns that the capability decided. */
    async function insert(tx: Tx, ctx: TenantCtx, values: object, more: Columns = {}): Promise<string> {
      await holdPlanLimit(tx, resource);
      const id = newId();
      const at = new Date(ctx.now);
      const taken = await rowFiles.take(tx, ctx, files, { path: key, values, before: undefined });
      const row = { ...stored(taken.values, undefined, more), created_at: at, updated_at: at };
      await store.insert(tx, { ...row, business_id: ctx.businessId, id });
      await writeOthers(tx, ctx, id, taken);
      await changed(tx, ctx, id);
      return id;
    }

    /** Writes an edit of the locked row; 409 when it was made from another version (D-15.2). */
    async function update(
      tx: Tx,
      ctx: TenantCtx,
      before: StoredRow,
      edit: VersionedEdit,
      more: Columns = {},
    ): Promise<void> {
      const { updatedAt, ...values } = edit;
      const at = nextUpdate(ctx, before.updated_at, updatedAt);
      const taken = await rowFiles.take(tx, ctx, files, { path: key, values, before });
      await store.update(tx, before.id, { ...stored(taken.values, before, more), updated_at: at });
      await writeOthers(tx, ctx, before.id, taken);
      await noteBlindEdit(tx, ctx, updatedAt, {
        action: `${name}.edited`,
        what: texts.what(labelOf(before)),
        details: { [`${name}Id`]: before.id },
      });
      await changed(tx, ctx, before.id);
    }

    /** What the answer to an edit says: also where the row is named, if it has another name now (D-17.20). */
    async function editedText(tx: Tx, ctx: TenantCtx, before: StoredRow, edit: object): Promise<string> {
      const isRenamed = "name" in edit && edit.name !== undefined && edit.name !== before.name;
      return withPlaces(texts.edited, isRenamed ? await sayWhereNamed(tx, ctx, name, before.id) : "");
    }

    /** False for a row that others reference. */
    async function removeUnused(tx: Tx, id: string): Promise<boolean> {
      try {
        if (!(await tx.savepoint(() => store.remove(tx, id)))) throw notFound(texts.unknown);
        return true;
      } catch (error) {
        if ((error as { code?: string }).code !== "23503") throw error;
        return false;
      }
    }

    async function changed(tx: Tx, ctx: TenantCtx, id: string): Promise<void> {
      await announce(tx, ctx, resource.changed, { id });
      if (event) await publish(tx, ctx, event, { id });
    }

    async function present(tx: Tx, ctx: TenantCtx, id: string): Promise<Row> {
      const [row, gathered] = await Promise.all([store.read(tx, id), gatheredFor(tx, ctx, [id])]);
      if (!row) throw notFound(texts.unknown);
      return answerOf(ctx, row, gathered);
    }

    async function presentAll(tx: Tx, ctx: TenantCtx, rows: readonly StoredRow[]): Promise<Row[]> {
      const ids = rows.map(({ id }) => id);
      const gathered = await gatheredFor(tx, ctx, ids);
      return rows.map((row) => answerOf(ctx, row, gathered));
    }

    async function gatheredFor(tx: Tx, ctx: TenantCtx, ids?: readonly string[]): Promise<AnswerExtras> {
      const [more, ...linked] = await Promise.all([
        gather(tx, ctx, ids),
        ...sides.map(([, side]) => side.read(tx, ids)),
      ]);
      return { more, linked };
    }

    function answerOf(ctx: TenantCtx, row: StoredRow, { linked, more }: AnswerExtras): Row {
      const others = sides.map(([field], index) => [field, linked[index]?.get(row.id) ?? []]);
      const values = fieldsOf(table, own, row);
      const shown = rowFiles.shown(ctx, files, values);
      return { ...values, ...shown, ...Object.fromEntries(others), ...besides(row, ctx), ...more(row) } as Row;
    }

    function stored(values: object, before: StoredRow | undefined, more: Columns): Columns {
      const written = { ...columnsOf(table, own, values), ...columns(values, before), ...more };
      return { ...written, ...searchText(resource.searched, { ...before, ...written }) };
    }

    async function writeOthers(tx: Tx, ctx: TenantCtx, id: string, { values, fileIds }: StoredValues): Promise<void> {
      if (fileIds) await rowFiles.keep(tx, ctx, id, fileIds);
      const given = new Map(Object.entries(values));
      for (const [field, side] of sides) {
        const ids = given.get(field) as string[] | undefined;
        if (ids) await side.write?.(tx, ctx.businessId, id, ids);
      }
    }

    async function setArchived(tx: Tx, ctx: TenantCtx, id: string, isArchived: boolean): Promise<void> {
      const at = new Date(ctx.now);
      if (!isArchived && (await hold(tx, id)).is_archived) await holdPlanLimit(tx, resource);
      if (!(await store.update(tx, id, { is_archived: isArchived, updated_at: at }))) throw notFound(texts.unknown);
      await changed(tx, ctx, id);
    }
  };
}

function withPlaces(message: string, where: string): string {
  return where === "" ? message : `${message}. ${where}`;
}

type StoredValues = { values: object; fileIds: string[] | null };

const nothingMore = async () => () => ({});

/** Its fields of a relation: the rows of `<name>_<field>`. */
function relationsOf({ name, relations }: Pick<AnyResource, "name" | "relations">): Record<string, Link> {
  const own = columnName(name);
  return Object.fromEntries(
    Object.entries(relations).map(([field, kind]) => {
      const other = columnName(kind);
      return [field, relation(`${own}_${columnName(field)}`, own, other)[own] as Link];
    }),
  );
}

function labelOf(row: StoredRow): string {
  return String(row.name ?? row.title ?? row.custom_id ?? "");
}
