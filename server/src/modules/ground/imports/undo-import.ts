// Undoes an upload: deletes the rows it created, part by part, unless they were edited or referenced since, and clears
// the fields it filled in where the value is unchanged. A worker does it, so that it continues when the page is closed.
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { event } from "@mostrador/domain/kit/event.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { writeAudit } from "../identity/index.ts";
import { NO_IMPORT } from "./bring-rows.ts";
import { lockImport, lockNextToUndo, noteUndone, type StoredOutcome, setState } from "./import.store.ts";
import type { FilledFields, ImportKind } from "./import-kind.ts";

const UndoAsked = event<{ importId: string; kind: string }>("import-undo-asked", "Carga que se deshace");

export async function askUndo<Row extends object>({ kind }: ImportKind<Row>, ctx: TenantCtx, id: string) {
  await transact(ctx, async (tx) => {
    const row = await lockImport(tx, kind, id);
    if (!row) throw notFound(NO_IMPORT);
    if (row.state === "running") throw conflict("La carga sigue en curso. Cancélala o espera a que termine.");
    if (row.state === "undone") throw conflict("La carga ya se deshizo");
    if (row.state === "undoing") return;
    await setState(tx, id, "undoing", new Date(ctx.now));
    await publish(tx, ctx, UndoAsked, { importId: id, kind });
  });
}

export function undoes<Row extends object>(of: ImportKind<Row>) {
  const work = { name: `undo-${of.kind}`, title: `Deshacer ${of.many} cargados` };
  return on(UndoAsked, work, async (ctx, { importId, kind }) => {
    if (kind !== of.kind) return;
    while (await undoPart(of, ctx, importId));
  });
}

/** False when there is nothing left to undo. */
function undoPart<Row extends object>(of: ImportKind<Row>, ctx: TenantCtx, id: string): Promise<boolean> {
  return transact(ctx, async (tx, inside) => {
    const row = await lockImport(tx, of.kind, id);
    if (row?.state !== "undoing") return false;
    const part = await lockNextToUndo(tx, id);
    if (!part) {
      await setState(tx, id, "undone", new Date(ctx.now));
      const { removed, kept_edited, kept_named, unfilled } = row;
      const kept = kept_edited + kept_named;
      const summary = `Deshizo una carga de ${of.many}: ${removed} eliminados, ${unfilled} como estaban, ${kept} se quedaron`;
      await writeAudit(tx, ctx, { action: `${of.kind}.import-undone`, summary, subjectId: id });
      await of.changed(tx, ctx, id);
      return false;
    }
    const ids = part.outcomes.flatMap(([, outcome, made]) => (outcome === "created" && made ? [made] : []));
    const filled = filledIn(part.outcomes);
    const nothing = { removed: 0, edited: 0, named: 0 };
    const dropped = ids.length > 0 ? await of.drop(tx, inside, ids) : nothing;
    const unfilled = filled.size > 0 ? await of.unfill(tx, inside, filled) : 0;
    await noteUndone(tx, id, part.number, { ...dropped, unfilled });
    return true;
  });
}

/** The filled fields by id; several rows of one part are combined. */
function filledIn(outcomes: readonly StoredOutcome[]): Map<string, FilledFields> {
  const filled = new Map<string, FilledFields>();
  for (const [, , id, , fields] of outcomes) {
    if (id && fields) filled.set(id, { ...filled.get(id), ...fields });
  }
  return filled;
}
