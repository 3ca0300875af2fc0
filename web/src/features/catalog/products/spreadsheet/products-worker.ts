export function productsWorker(): Worker {
  return new Worker(new URL("./products.worker.ts", import.meta.url), { type: "module" });
}
