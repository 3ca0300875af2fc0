// Files in a folder of this machine, with a subfolder for each prefix of names. A file under its name is always
// complete: it is written elsewhere on the same disk and then moved.
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FILES_PATH } from "@mostrador/domain/ground/files/file-address.ts";
import { diskPlace, type FileKey, type Storage, StorageAway } from "./port.ts";

export function diskStorage(folder: string): Storage {
  const pathOf = (kept: FileKey) => join(folder, diskPlace(kept));
  return {
    async put(path, kept) {
      const place = pathOf(kept);
      try {
        await mkdir(dirname(place), { recursive: true });
        await rename(path, place);
      } catch (error) {
        throw new StorageAway(`The disk said ${(error as { code?: string }).code}`);
      }
      const file = `${kept.name}.${kept.extension}`;
      return { publicId: kept.name, url: `${FILES_PATH}/${file}` };
    },
    async remove(kept) {
      await rm(pathOf(kept), { force: true }).catch((error: { code?: string }) => {
        throw new StorageAway(`The disk said ${error.code}`);
      });
    },
  };
}
