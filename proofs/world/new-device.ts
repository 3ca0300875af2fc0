import type { Sandbox } from "../../server/test/start-sandbox-process.ts";

/** What a browser's `pushManager.subscribe` returns, from the sandbox's push service. */
export async function newDevice(sandbox: Sandbox): Promise<{ endpoint: string; keys: object; name: string }> {
  const { endpoint, keys } = await sandbox.call("POST", "/push/devices");
  return { endpoint, keys, name: "Navegador de prueba" };
}

/** Longer than any proof: no alarm about waiting customers is sent while rows are compared. */
export const NOBODY_TOLD = { alertMinutes: 1440, alertsByMail: true, tellsCustomer: false };
