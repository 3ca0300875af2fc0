export function contactsWorker(): Worker {
  return new Worker(new URL("./contacts.worker.ts", import.meta.url), { type: "module" });
}
