// A person's Google account at the sandbox: they give permission and change their own calendar.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { GoogleOverview } from "@mostrador/domain/scheduling/calendars/schema.ts";
import type { Caller } from "../caller.ts";
import { makeShop, type Shop } from "../shops/shop.ts";
import { eventually, type Sandbox, startWithSandbox } from "../start-sandbox-process.ts";

/** The product with a sandbox whose Google reaches it, and a clock that can be moved ahead. */
export async function startWithGoogle(options: { settings?: Record<string, string> } = {}) {
  let ahead = 0;
  const relay = await openRelay();
  const world = await startWithSandbox({
    clock: () => Date.now() + ahead,
    settings: { GOOGLE_NOTIFY_URL: relay.url, ...options.settings },
  });
  relay.to(world.product.url);
  return {
    ...world,
    /** Moves the clock ahead and runs the jobs that are due each minute. */
    pass: (ms: number) => {
      ahead += ms;
    },
    async close(): Promise<void> {
      await world.close();
      await relay.close();
    },
  };
}

type Given = { code: string; state: string };

/** Gives permission on Google's page; returns code and state, as the browser brings them back. */
export async function consent(owner: Caller, email: string, businessId = owner.businessId): Promise<Given> {
  const begun = await owner.post("/api/google/calendar/connect", { businessId });
  if (begun.status !== 200) throw new Error(`connect answered ${begun.status}: ${JSON.stringify(begun.body)}`);
  const page = new URL(begun.body.data.url);
  const form = new URLSearchParams([...page.searchParams, ["email", email], ["decision", "allow"]]);
  const answer = await fetch(new URL("/google/o/consent", page), { method: "POST", body: form, redirect: "manual" });
  const back = new URL(answer.headers.get("location") as string).searchParams;
  return { code: back.get("code") as string, state: back.get("state") as string };
}

/** The account's handle. */
export async function connectGoogle(owner: Caller, email: string): Promise<string> {
  const given = await consent(owner, email);
  const ended = await owner.post("/api/google/calendar/authorize", { businessId: owner.businessId, ...given });
  if (ended.status !== 200) throw new Error(`authorize answered ${ended.status}: ${JSON.stringify(ended.body)}`);
  return ended.body.data._id;
}

/** Links the account's own calendar, whose id is the address. */
export async function linkGoogle({ owner }: Pick<Shop, "owner">, specialistId: string, email: string): Promise<string> {
  const googleRefreshToken = await connectGoogle(owner, email);
  const calendarData = { specialistId, googleCalendarId: email, googleRefreshToken };
  const answer = await owner.patch("/api/specialist", { businessId: owner.businessId, calendarData });
  if (answer.status !== 200) throw new Error(`link answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return googleRefreshToken;
}

type World = Pick<Awaited<ReturnType<typeof startWithGoogle>>, "product" | "sandbox">;

/** A shop whose first specialist's calendar was read once and is watched. */
export async function linkedShop({ product, sandbox }: World, email: string) {
  const shop = await makeShop(product);
  const [marta] = shop.specialistIds;
  const accountId = await linkGoogle(shop, marta, email);
  const google = googleOf(sandbox, email);
  await eventually(async () => {
    const { calendars } = await overviewOf(shop);
    if (!calendars[0]?.syncedAt) throw new Error("the calendar was not read yet");
    if (!(await google.channels()).some(({ calendarId }) => calendarId === email))
      throw new Error("nobody tells of changes yet");
  });
  return { shop, email, marta, accountId, google };
}

export async function overviewOf({ owner, businessId }: Shop): Promise<GoogleOverview> {
  return (await owner.get(`/api/google/calendar?businessId=${businessId}`)).body.data;
}

export type ToldEvent = {
  id: string;
  status: string;
  summary: string;
  description: string;
  start: { dateTime: string };
  end: { dateTime: string };
};

/** What the person does and sees in the calendar. */
export function googleOf(sandbox: Sandbox, email: string) {
  return {
    add: (event: object): Promise<ToldEvent> => sandbox.call("POST", "/__sandbox/google/events", { email, event }),
    change: (id: string, event: object): Promise<ToldEvent> =>
      sandbox.call("PUT", "/__sandbox/google/events", { email, id, event }),
    remove: (...ids: string[]) => sandbox.call("POST", "/__sandbox/google/events/delete", { email, ids }),
    revoke: () => sandbox.call("POST", "/__sandbox/google/revoke", { email }),
    expire: () => sandbox.call("POST", "/__sandbox/google/expire-sync", { email }),
    fail: (failures: object) => sandbox.call("PUT", "/__sandbox/google/failures", failures),
    channels: async (): Promise<{ id: string; calendarId: string; token: string; expiresAt: number }[]> =>
      (await sandbox.call("GET", "/__sandbox/google")).channels,
    /** Without deleted events. */
    async events(calendarId = email): Promise<ToldEvent[]> {
      const { calendars } = await sandbox.call("GET", "/__sandbox/google");
      const found = calendars.find((each: { id: string }) => each.id === calendarId);
      return (found?.events ?? []).filter(({ status }: ToldEvent) => status !== "cancelled");
    },
  };
}

async function openRelay() {
  let target = "";
  const server = createServer((request, response) => {
    request.resume();
    fetch(target + request.url, { method: "POST", headers: request.headers as Record<string, string> }).then(
      (answer) => response.writeHead(answer.status).end(),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    to: (url: string) => {
      target = url;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
