// Where a row is named by rows of other capabilities: said when it is archived, deleted or renamed, and one that is
// named is archived in place of being deleted (D-17.20). A rename needs nothing else, because they name it by its id.
import { access } from "@mostrador/domain/kit/route.ts";
import type { TenantCtx } from "../context.ts";
import type { Tx } from "../db/tx.ts";
import { declareSlot } from "../slot.ts";

export type NamedIn = {
  /** The names of the resources that its rows name. */
  kinds: readonly string[];
  /** Who sees this page is told the names; the others hear only that there is one. */
  page: number;
  /** 'el upsell', 'un upsell' */
  nouns: readonly [definite: string, indefinite: string];
  /** What its rows that name it are called, oldest first; also those beyond the limits of who asks. */
  find(tx: Tx, kind: string, id: string): Promise<string[]>;
};

export const namedIn = declareSlot<NamedIn>("named-in");

const MOST = 3;

/** 'Se usa en el upsell «Vuelve» y la campaña «Verano»'; empty when nothing names it. */
export async function sayWhereNamed(tx: Tx, ctx: TenantCtx, kind: string, id: string): Promise<string> {
  const places: string[] = [];
  for (const { kinds, page, nouns, find } of ctx.fillings.of(namedIn)) {
    if (!kinds.includes(kind)) continue;
    const mayKnow = ctx.may?.(access.view(page)) ?? true;
    for (const name of await find(tx.unlimited, kind, id)) places.push(mayKnow ? `${nouns[0]} «${name}»` : nouns[1]);
  }
  if (places.length === 0) return "";
  const shown = places.length > MOST + 1 ? [...places.slice(0, MOST), `${places.length - MOST} más`] : places;
  return `Se usa en ${shown.length === 1 ? shown[0] : `${shown.slice(0, -1).join(", ")} y ${shown.at(-1)}`}`;
}
