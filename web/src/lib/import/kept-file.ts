// The file of an upload under way, kept in this browser so that it goes on after the page was closed. One a business, gone
// when the upload ends, and with the person who leaves.
import type { Mapping } from "./import-messages.ts";

const DATABASE = "cargas";
const STORE = "archivos";

/** `mapping`: how its columns were read, so that what is left is read alike. */
export type KeptFile = { file: File; importId: string; mapping?: Mapping };

export async function keepFile(key: string, kept: KeptFile): Promise<void> {
  await inStore("readwrite", (store) => store.put(kept, key)).catch(() => {});
}

export async function keptFile(key: string): Promise<KeptFile | null> {
  return ((await inStore("readonly", (store) => store.get(key)).catch(() => null)) as KeptFile | undefined) ?? null;
}

export async function forgetFile(key: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(key)).catch(() => {});
}

function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const request = work(opening.result.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
      request.transaction?.addEventListener("complete", () => opening.result.close());
    };
  });
}
