// Looks up the addresses of files in rows that show them. An unknown address, or one of another business, is a 404 that
// names the field (D-2.5), like any other reference in a body.
import { filePath } from "@mostrador/domain/ground/files/file-address.ts";
import type { FileKind } from "@mostrador/domain/ground/files/file-kind.ts";
import { FILE_NOT_FOUND, isHttps, NOT_HTTPS } from "@mostrador/domain/ground/files/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { FileAddresses } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { relation } from "../../../kernel/resource/relation.ts";
import { usableFiles } from "./file.store.ts";

/** Which rows show which files. A table with such rows has `call uses_files('<table>')` in its migration. */
export const fileUses = relation("file_uses", "row", "file");

export type FoundFile = { fileId: string; kind: FileKind /** The address as it is stored. */; url: string };

export type UseFiles = ReturnType<typeof createUseFiles>;

export function createUseFiles({ shown, isOurs }: FileAddresses) {
  const storedOf = (url: string) => filePath(url) ?? (isOurs(url) ? url : null);
  return {
    shown,
    /** The file ids of addresses that a row showed before; deleted files are left out. */
    async findKnown(tx: Tx, urls: readonly string[]): Promise<string[]> {
      const own = urls.flatMap((url) => storedOf(url) ?? []);
      return own.length > 0 ? (await usableFiles(tx, own)).map(({ id }) => id) : [];
    },
    /**
     * The business's files among these addresses, by the address as it was written. External addresses are left out.
     */
    async find(tx: Tx, said: readonly { path: string; url: string }[]): Promise<Map<string, FoundFile>> {
      const own = said.flatMap(({ path, url }) => {
        const stored = storedOf(url);
        return stored ? [{ path, url, stored }] : [];
      });
      const elsewhere = said.filter(({ path }) => !own.some((one) => one.path === path));
      const unsafe = elsewhere.filter(({ url }) => !isHttps(url)).map(({ path }) => ({ path, message: NOT_HTTPS }));
      if (unsafe.length > 0) throw new DomainError(400, NOT_HTTPS, { errors: unsafe });
      const rows = await usableFiles(tx, [...new Set(own.map(({ stored }) => stored))]);
      const files = new Map(rows.map((row) => [row.url, row]));
      const missing = own.filter(({ stored }) => !files.has(stored));
      const errors = missing.map(({ path }) => ({ path, message: FILE_NOT_FOUND }));
      if (errors.length > 0) throw new DomainError(404, FILE_NOT_FOUND, { errors });
      return new Map(
        own.flatMap(({ url, stored }) => {
          const row = files.get(stored);
          return row ? [[url, { fileId: row.id, kind: row.kind, url: stored }] as const] : [];
        }),
      );
    },
  };
}
