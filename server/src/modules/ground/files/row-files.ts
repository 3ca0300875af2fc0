// The files that a resource's rows show: looked up when they are written, kept while they are shown. An entry is an
// address, or an item with a `url`; for our own files the type comes from their bytes.
import { filePath } from "@mostrador/domain/ground/files/file-address.ts";
import { type FileKind, mediaType } from "@mostrador/domain/ground/files/file-kind.ts";
import { isHttps } from "@mostrador/domain/ground/files/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { columnName } from "../../../kernel/resource/column-name.ts";
import type { RowFiles } from "../../../kernel/resource/row-files.ts";
import { createUseFiles, type FoundFile, fileUses } from "./use-files.ts";

type Entry = string | { url: string; type?: string };
type Place = { path: string; url: string; kinds: readonly string[] };

const KIND: { readonly [kind in FileKind]: string } = {
  image: "una imagen",
  video: "un video",
  audio: "un audio",
  document: "un PDF",
};

export const rowFiles: RowFiles = {
  async take(tx, ctx, fields, { path, values, before }) {
    const given = new Map(Object.entries(values));
    const written = Object.keys(fields).filter((field) => given.get(field) !== undefined);
    if (written.length === 0) return { values, fileIds: null };
    const shownBefore = new Set(Object.keys(fields).flatMap((field) => entriesOf(before, field).map(urlOf)));
    const isKnownOdd = (url: string) => shownBefore.has(url) && filePath(url) === null && !isHttps(url);
    const places = written.flatMap((field) =>
      (given.get(field) as Entry[]).map((entry, index): Place => {
        const at = `${path}.${field}.${index}`;
        return {
          path: typeof entry === "string" ? at : `${at}.url`,
          url: urlOf(entry),
          kinds: fields[field]?.kinds ?? [],
        };
      }),
    );
    const files = createUseFiles(ctx.fileAddresses);
    const found = await files.find(
      tx,
      places.filter(({ url }) => !isKnownOdd(url)),
    );
    refuseOtherKinds(places, found);
    const others = Object.keys(fields).filter((field) => !written.includes(field));
    const kept = await files.findKnown(
      tx,
      others.flatMap((field) => entriesOf(before, field).map(urlOf)),
    );
    return {
      values: {
        ...values,
        ...Object.fromEntries(
          written.map((field) => [
            field,
            (given.get(field) as Entry[]).map((entry) => stored(entry, found.get(urlOf(entry)))),
          ]),
        ),
      },
      fileIds: [...new Set([...[...found.values()].map(({ fileId }) => fileId), ...kept])],
    };
  },

  keep: (tx, ctx, rowId, fileIds) => fileUses.row.write(tx, ctx.businessId, rowId, fileIds),

  shown: ({ fileAddresses }, fields, values) =>
    Object.fromEntries(
      Object.keys(fields).map((field) => [
        field,
        ((values[field] ?? []) as Entry[]).map((entry) =>
          // plain addresses are answered as they are stored
          typeof entry === "string" ? entry : { ...entry, url: fileAddresses.shown(entry.url) },
        ),
      ]),
    ),
};

function refuseOtherKinds(places: readonly Place[], found: ReadonlyMap<string, FoundFile>): void {
  const errors = places.flatMap(({ path, url, kinds }) => {
    const kind = found.get(url)?.kind;
    if (kind === undefined || kinds.includes(kind)) return [];
    const wanted = kinds.map((each) => KIND[each as FileKind]);
    return [{ path, message: `El archivo debe ser ${wanted.join(" o ")}` }];
  });
  if (errors[0]) throw new DomainError(400, errors[0].message, { errors });
}

function stored(entry: Entry, file: FoundFile | undefined): Entry {
  if (!file) return entry;
  return typeof entry === "string" ? file.url : { ...entry, url: file.url, type: mediaType(file.kind) };
}

function entriesOf(row: Readonly<Record<string, unknown>> | undefined, field: string): Entry[] {
  return (row?.[columnName(field)] ?? []) as Entry[];
}

function urlOf(entry: Entry): string {
  return typeof entry === "string" ? entry : entry.url;
}
