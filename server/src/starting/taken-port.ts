// Reports a port in use before anything is started, not from the process that finds it later.
import { createServer } from "node:net";
import { StartError } from "../kernel/start-error.ts";

type Place = { setting: "PORT" | "SANDBOX_PORT" | "METRICS_PORT"; port: number; host: string };

/** Undefined for errors that are not about a port. */
export function portTrouble(
  { code, port, syscall }: { code?: string; port?: number; syscall?: string },
  setting = "PORT",
): string | undefined {
  if (syscall !== "listen") return undefined;
  if (code === "EADDRINUSE") {
    const other = (port ?? 3000) + 100;
    return `El puerto ${port} ya está en uso. Cierra el programa que lo usa, o elige otro: ${setting}=${other} npm start`;
  }
  if (code === "EACCES" && port !== undefined) {
    return `No hay permiso para escuchar en el puerto ${port}. Elige uno mayor de 1023: ${setting}=3000 npm start`;
  }
  if (code === "EADDRNOTAVAIL") return "HOST no es una dirección de esta máquina.";
  return undefined;
}

/** Throws when one of them cannot be listened on. */
export async function refuseTakenPorts(places: Place[]): Promise<void> {
  for (const place of places) await tryToListen(place);
}

function tryToListen({ setting, port, host }: Place): Promise<void> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      const said = portTrouble(error, setting);
      failed(said ? new StartError(said) : error);
    });
    server.listen({ port, host }, () => server.close(() => done()));
  });
}
