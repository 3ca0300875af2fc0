// What files stand on: the places where they lie, and the address under which people reach us.
import type { Storage } from "../../../providers/storage/port.ts";

export type StorageName = "disk" | "cloudinary";

export type FileDeps = {
  /** Where new ones go. */
  current: StorageName;
  /** The others keep what was put there before the setting changed. */
  storages: { readonly [name in StorageName]?: Storage };
  /** Where the disk has them, for those who serve them. */
  folder: string;
  /** Of all files of the installation, whoever keeps them. */
  quotaBytes: number;
  /** How a stored address reads for others: a path of ours becomes whole. */
  shown(url: string): string;
  /** Whether an address elsewhere lies where we put files: then it is looked for among the business's own. */
  isOurs(url: string): boolean;
};
