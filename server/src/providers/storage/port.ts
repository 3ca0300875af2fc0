// Where files lie, whoever keeps them.
import type { FileKind } from "@mostrador/domain/ground/files/file-kind.ts";

/** How a file is called there: `name` cannot be guessed, and is made by us. `isPrivate`: given out by us alone. */
export type Kept = { name: string; kind: FileKind; extension: string; isPrivate?: boolean };

/** Where the disk has it, below its folder, such as `aB/aBcd….png`. What is private lies where no address leads. */
export function diskPlace({ name, extension, isPrivate = false }: Kept): string {
  const place = `${name.slice(0, 2)}/${name}.${extension}`;
  return isPrivate ? `private/${place}` : place;
}

export type Storage = {
  /**
   * Keeps the file that lies at `path`, which it may take away from there; answers what the place calls it, and where
   * everybody finds it: a path of ours, or a whole address elsewhere. Done again with the same name it is the same.
   * Throws `StorageRefused` for a file that it will never take, `StorageAway` for what may work later.
   */
  put(path: string, kept: Kept): Promise<{ publicId: string; url: string }>;
  /** It is gone afterwards, also when it was before. Throws `StorageAway`. */
  remove(kept: Kept): Promise<void>;
};

/** The place takes no such file. Its own words may repeat a secret: they go no further. */
export class StorageRefused extends Error {
  constructor(told: string) {
    super(told);
    this.name = "StorageRefused";
  }
}

/** It cannot be reached, has no room, or does not let us in just now. */
export class StorageAway extends Error {
  constructor(told: string) {
    super(told);
    this.name = "StorageAway";
  }
}
