import { optionsFromEnvironment } from "./settings.ts";
import { startSandbox } from "./start-sandbox.ts";

const sandbox = await startSandbox(optionsFromEnvironment(process.env)).catch((error) => {
  const { code, port } = error as { code?: string; port?: number };
  console.error(code === "EADDRINUSE" ? `El puerto ${port} ya está en uso (SANDBOX_PORT).` : error);
  process.exit(1);
});
console.log(`sandbox: listening on ${sandbox.url}`);

process.send?.({ ready: true });
// Ends when the process that started it ends.
process.once("disconnect", () => void sandbox.close().then(() => process.exit(0)));

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
