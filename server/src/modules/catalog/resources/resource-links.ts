// The files of resources as lines of a message: the caption and the link, for messages that carry text alone.
import type { ResourceItem } from "@mostrador/domain/catalog/resources/schema.ts";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

/** In the given order; archived ones are left out. `publicUrl`: where our own files are read. */
export async function resourceLinks(tx: Tx, ids: readonly string[], publicUrl: string): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.rows(
    sql.selectFrom("resources").select(["id", "items"]).where("id", "in", ids).where("is_archived", "=", false),
  );
  return ids.flatMap((id) => {
    const items = (rows.find((row) => row.id === id)?.items ?? []) as unknown as ResourceItem[];
    return items.map(({ caption, url }) => {
      const link = new URL(url, publicUrl).href;
      return caption ? `${caption.replace(/[{}]/g, "")}: ${link}` : link;
    });
  });
}

/**
 * By the id of what names resources: why the links of those would not be whole, in Spanish. What is whole is left out.
 */
export async function resourceTroubles(
  tx: Tx,
  naming: ReadonlyMap<string, readonly unknown[]>,
): Promise<Map<string, string>> {
  const ids = [...new Set([...naming.values()].flat() as string[])];
  if (ids.length === 0) return new Map();
  const rows = await tx.rows(
    sql.selectFrom("resources").select(["id", "name", "items", "is_archived"]).where("id", "in", ids),
  );
  const troubles = rows.flatMap(({ id, name, items, is_archived }): [string, string][] => {
    if (is_archived) return [[id, `El recurso «${name}» está archivado`]];
    return (items as unknown as ResourceItem[]).length === 0 ? [[id, `El recurso «${name}» no tiene archivos`]] : [];
  });
  const known = new Map(troubles);
  return new Map(
    [...naming].flatMap(([id, named]) => {
      const trouble = named.map((one) => known.get(one as string)).find((one) => one !== undefined);
      return trouble === undefined ? [] : [[id, trouble] as const];
    }),
  );
}

/** The first item of that kind; undefined where it has none, or is archived or deleted. */
export async function itemOfResource(
  tx: Tx,
  id: string,
  type: ResourceItem["type"],
): Promise<ResourceItem | undefined> {
  const row = await tx.first(
    sql.selectFrom("resources").select("items").where("id", "=", id).where("is_archived", "=", false),
  );
  return ((row?.items ?? []) as unknown as ResourceItem[]).find((item) => item.type === type);
}

export type ResourceFiles = { id: string; name: string; hasImage: boolean; hasAudio: boolean };

/** The resources that are not archived, by name, and whether they have a picture or an audio. */
export async function resourcesWithFiles(tx: Tx): Promise<ResourceFiles[]> {
  const rows = await tx.rows(
    sql
      .selectFrom("resources")
      .select(["id", "name", "items"])
      .where("is_archived", "=", false)
      .orderBy("name")
      .orderBy("id"),
  );
  return rows.map(({ id, name, items }) => {
    const has = (type: ResourceItem["type"]) =>
      ((items ?? []) as unknown as ResourceItem[]).some((one) => one.type === type);
    return { id, name, hasImage: has("image"), hasAudio: has("audio") };
  });
}
