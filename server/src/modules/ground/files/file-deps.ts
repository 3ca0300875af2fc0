// What files stand on: the places where they lie, and the address under which people reach us.
import type { FileAddresses } from "../../../kernel/context.ts";
import type { Storage } from "../../../providers/storage/port.ts";

export type StorageName = "disk" | "cloudinary";

export type FileDeps = FileAddresses & {
  /** Where new ones go. */
  current: StorageName;
  /** The others keep what was put there before the setting changed. */
  storages: { readonly [name in StorageName]?: Storage };
  /** Where the disk has them, for those who serve them. */
  folder: string;
  /** Of all files of the installation, whoever keeps them. */
  quotaBytes: number;
};
