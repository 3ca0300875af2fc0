// The file of a running upload, stored in this browser so that it continues after the page closes. One per business;
// removed when the upload ends or the person signs out.
import type { Mapping } from "./import-messages.ts";

const DATABASE = "cargas";
const STORE = "archivos";

/** `mapping`: of its columns, so that the remaining parts are read the same way. */
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
