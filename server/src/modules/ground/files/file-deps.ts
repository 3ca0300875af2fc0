// What files depend on: their storages, and the public address of the installation.
import type { FileAddresses } from "../../../kernel/context.ts";
import type { Storage } from "../../../providers/storage/port.ts";

export type StorageName = "disk" | "cloudinary";

export type FileDeps = FileAddresses & {
  /** The storage for new files. */
  current: StorageName;
  /** The other storages keep files from before the setting changed. */
  storages: { readonly [name in StorageName]?: Storage };
  /** The folder on the disk, for the code that serves files. */
  folder: string;
  /** For all files of the installation, in any storage. */
  quotaBytes: number;
};
