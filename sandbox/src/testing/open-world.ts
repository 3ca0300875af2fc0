import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { SandboxOptions } from "../settings.ts";
import { startSandbox } from "../start-sandbox.ts";

export type Hook = { body: string; signature: string; json: HookBody };
type HookBody = { entry: { id: string; changes: { field: string; value: Record<string, unknown> }[] }[] };

export const TOKEN = "EAAtoken";
export const PHONE = "106540352242922";
export const WABA = "102290129340398";
export const NUMBER = {
  phoneNumberId: PHONE,
  wabaId: WABA,
  displayPhoneNumber: "+52 55 4170 2233",
  businessName: "Estética Luna",
  accessToken: TOKEN,
};

export type OpenWorld = Awaited<ReturnType<typeof openWorld>>;

/** A sandbox with a registered number and a receiver of its webhooks. */
export async function openWorld(options: SandboxOptions = {}) {
  const receiver = await openReceiver();
  const sandbox = await startSandbox({
    port: 0,
    seed: "test",
    webhookUrl: receiver.url,
    webhookRetryMs: [20],
    ...options,
    failures: { statusDelaysMs: [0, 0, 0], templateApprovalMs: 0, ...options.failures },
  });
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const response = await fetch(sandbox.url + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
    return { status: response.status, body: (await response.json()) as any };
  };
  await call("POST", "/console/numbers", NUMBER);
  return {
    url: sandbox.url,
    receiver,
    call,
    /** A customer writes to the business. */
    write: (fields: Record<string, unknown>) =>
      call("POST", "/console/messages", {
        channel: "whatsapp",
        to: PHONE,
        from: "5512345678",
        text: "Hola",
        ...fields,
      }),
    /** The business writes to a customer. */
    send: (fields: Record<string, unknown> = {}, token = TOKEN) =>
      call(
        "POST",
        `/v23.0/${PHONE}/messages`,
        {
          messaging_product: "whatsapp",
          recipient_type: "individual",
          to: "525512345678",
          type: "text",
          text: { body: "Buenas tardes" },
          ...fields,
        },
        token,
      ),
    fail: (failures: Record<string, unknown>) => call("PUT", "/__sandbox/failures", failures),
    close: async () => {
      await sandbox.close();
      await receiver.close();
    },
  };
}

async function openReceiver() {
  const hooks: Hook[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const url = new URL(request.url ?? "/", "http://receiver");
      if (request.method === "GET") {
        const right = url.searchParams.get("hub.verify_token") === "right";
        response.statusCode = right ? 200 : 403;
        return response.end(right ? url.searchParams.get("hub.challenge") : "");
      }
      const body = Buffer.concat(chunks).toString();
      const signature = String(request.headers["x-hub-signature-256"]);
      if (status === 200) hooks.push({ body, signature, json: JSON.parse(body) as HookBody });
      response.statusCode = status;
      return response.end();
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    hooks,
    answer: (code: number) => {
      status = code;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => listen(port),
    close: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The messages or statuses that the webhooks delivered, in order of arrival. */
export function told(hooks: Hook[], what: "messages" | "statuses"): Record<string, unknown>[] {
  return hooks
    .flatMap((hook) => hook.json.entry)
    .flatMap((entry) => entry.changes)
    .flatMap((change) => (change.value[what] as Record<string, unknown>[] | undefined) ?? []);
}
