// The port for stored files.
import type { FileKind } from "@mostrador/domain/ground/files/file-kind.ts";

/** The identity of a file there: we make `name`, and it cannot be guessed. `isPrivate`: only served by us. */
export type FileKey = { name: string; kind: FileKind; extension: string; isPrivate?: boolean };

/** Its path below the disk's folder, such as `aB/aBcd….png`. Private files are where no address leads. */
export function diskPlace({ name, extension, isPrivate = false }: FileKey): string {
  const place = `${name.slice(0, 2)}/${name}.${extension}`;
  return isPrivate ? `private/${place}` : place;
}

export type Storage = {
  /**
   * Stores the file at `path`, which it may move; returns its id there and its public address, the same for the same
   * name. Throws `StorageRefused` for a file that will never be accepted, `StorageAway` when a later try may work.
   */
  put(path: string, kept: FileKey): Promise<{ publicId: string; url: string }>;
  /** The file is gone afterwards, even if it was before. Throws `StorageAway`. */
  remove(kept: FileKey): Promise<void>;
};

/** The storage refuses the file. Its own words may contain a secret: they are not passed on. */
export class StorageRefused extends Error {
  constructor(told: string) {
    super(told);
    this.name = "StorageRefused";
  }
}

/** It cannot be reached, has no room, or refuses access for now. */
export class StorageAway extends Error {
  constructor(told: string) {
    super(told);
    this.name = "StorageAway";
  }
}
