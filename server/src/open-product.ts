// One process of the product: makes the parts of `compose.ts` listen and work, and shuts them down in order.
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { liveEventsOf } from "@mostrador/domain/kit/manifest.ts";
import { MANIFESTS, UNKNOWN } from "@mostrador/domain/manifests.ts";
import { type Composition, compose } from "./compose.ts";
import { actorOf, type PersonCtx, tenantCtx } from "./kernel/context.ts";
import { refuseOldServer } from "./kernel/db/refuse-old-server.ts";
import { createEdge } from "./kernel/edge/edge.ts";
import { createOwnHosts, hostnameIn } from "./kernel/edge/own-hosts.ts";
import { setFaults } from "./kernel/fault.ts";
import { takeLeftFiles } from "./kernel/http/incoming/left-files.ts";
import { watchSilentConnections } from "./kernel/http/incoming/silent-connections.ts";
import type { Readiness } from "./kernel/http/readiness.ts";
import { withRightsWhereUsed } from "./kernel/http/rights-where-used.ts";
import { buildHttp } from "./kernel/http/server.ts";
import { grantAt } from "./kernel/http/tenant.ts";
import { createTurns } from "./kernel/http/turns.ts";
import { newId } from "./kernel/id.ts";
import { createInstances } from "./kernel/instances/instances.ts";
import { openLive } from "./kernel/live/live.ts";
import { openMetrics } from "./kernel/metrics/metrics.ts";
import { serveMetrics } from "./kernel/metrics/serve-metrics.ts";
import { queueNames } from "./kernel/queue/queues.ts";
import { startSweeper } from "./kernel/queue/sweeper.ts";
import { openQueue } from "./kernel/queue/workers.ts";

/** The event of a resource names its row. */
const rowsOfResources = () =>
  Object.fromEntries(
    MANIFESTS.flatMap(({ resources = [] }) => resources).map(({ changed, table }) => [changed.name, { id: table }]),
  );

const FOLDER_NOT_SHARED =
  "Otro proceso de esta instalación no usa la misma carpeta de datos (DATA_DIR): todos deben compartir una.";

/** At most 200 calls a second of strangers at one page: the processor is also for the others (G37). */
const STRANGERS_REST_MS = 15;

export async function openProduct(options: Composition & { webFolder: string | null }) {
  const { env, appUrl, role, webFolder } = options;
  const composed = compose(options);
  const parts = { ...composed, routes: withRightsWhereUsed(composed.routes) };
  const { log, db, sessions, openAsGuest, system } = parts;
  setFaults(env.FAULTS);
  if (env.FAULTS) log.error(env.FAULTS, "FAULTS is set: this process fails on purpose");
  await refuseOldServer(db.pool);
  const queue = await openQueue({ url: appUrl, ...parts, isWorker: role !== "web" });
  const stopListening = db.notices.onHere(() => sessions.forget());
  let draining = false;
  const incomingFolder = join(parts.files.folder, "incoming");
  const edge = createEdge({ trustedProxies: env.TRUSTED_PROXIES, publicUrl: env.PUBLIC_URL });
  const turns = createTurns();
  const instances = createInstances(db.pool, parts.files.folder, log);
  const readiness = async (): Promise<Readiness> => {
    if (!instances.isFolderShared()) return { ready: false, reason: FOLDER_NOT_SHARED };
    return { ready: !draining && (await db.isThere()) };
  };
  const isOwn = createOwnHosts(env.PUBLIC_URL, [env.GOOGLE_NOTIFY_URL ?? ""]);
  const isOwnHost = (request: IncomingMessage) => isOwn(hostnameIn(edge.hostOf(request)));
  const knowsHost = async (request: IncomingMessage, requestId: string) =>
    isOwnHost(request) || parts.servesName(system(requestId), hostnameIn(edge.hostOf(request)));
  const http =
    role === "worker"
      ? null
      : await buildHttp({
          system,
          log,
          seal: parts.conversation.seal,
          routes: parts.routes,
          rawRoutes: parts.rawRoutes,
          references: parts.references,
          unknown: UNKNOWN,
          clashes: parts.clashes,
          authenticate: sessions.authenticate,
          sessionKey: sessions.keyOf,
          openAsGuest,
          strictAnswers: env.STRICT_ANSWERS,
          rateLimits: env.RATE_LIMITS,
          edge,
          isOwnHost,
          knowsHost,
          turns,
          receiving: createTurns(4),
          strangers: createTurns(3, 300, STRANGERS_REST_MS),
          confirmedUploads: env.SMTP_URL !== undefined || env.MAILBOX_URL !== undefined,
          webFolder,
          pages: parts.pages,
          skin: parts.skin,
          foot: {
            "Aviso de privacidad": env.PRIVACY_URL,
            "Términos y condiciones": env.TERMS_URL,
            Comunidad: env.COMMUNITY_URL,
          },
          incomingFolder,
          mediaOrigins: env.CLOUDINARY_URL ? [new URL(env.CLOUDINARY_DELIVERY_URL).origin] : [],
          isDraining: () => draining,
          readiness,
        });
  const closeSilent = http && watchSilentConnections(http.server);
  let live: Awaited<ReturnType<typeof openLive>> | null = null;
  let metrics: Awaited<ReturnType<typeof serveMetrics>> | null = null;
  let sweeper: ReturnType<typeof startSweeper> | null = null;

  return {
    ...parts,
    /** The paths that the HTTP server answers, declared or not. */
    answered: http?.answered ?? [],
    /** Starts to listen and to work; returns the port, 0 for a worker. */
    async start(port: number): Promise<number> {
      await instances.start();
      if (env.METRICS_PORT) {
        const read = openMetrics(db, queueNames(parts.subscribers));
        metrics = await serveMetrics({ port: env.METRICS_PORT, host: env.METRICS_HOST }, { read, readiness }, log);
      }
      if (role !== "web") {
        await queue.work(system);
        sweeper = startSweeper(parts.sweeps, system, log);
      }
      if (!http) return 0;
      await takeLeftFiles(incomingFolder, Date.now());
      await http.listen({ port, host: env.HOST, backlog: 1024 });
      live = await openLive({
        http: http.server,
        databaseUrl: appUrl,
        pool: db.pool,
        log,
        authenticate: sessions.authenticate,
        sessionKey: sessions.keyOf,
        edge,
        knowsHost: (request) => knowsHost(request, newId()),
        turns,
        rateLimits: env.RATE_LIMITS,
        grantAt: (principal, businessId) => {
          const person: PersonCtx = { ...system(newId()), kind: "person", principal };
          return grantAt(person, businessId, openAsGuest);
        },
        calls: parts.socketCalls,
        tenantOf: (principal, businessId) => tenantCtx(system(newId()), businessId, actorOf(principal)),
        told: liveEventsOf(MANIFESTS),
        rows: { ...rowsOfResources(), ...parts.eventRows },
        onRevoked: () => sessions.forget(),
      });
      return (http.server.address() as AddressInfo).port;
    },
    /** Finishes what is under way, then closes everything. */
    async close(): Promise<void> {
      draining = true;
      if (http) await sleep(env.DRAIN_WAIT_MS);
      stopListening();
      closeSilent?.();
      await live?.close();
      await http?.close();
      await sweeper?.stop();
      await queue.close(20_000);
      await instances.stop();
      // closed last, so that work finished on the way is counted too
      metrics?.closeAllConnections();
      metrics?.close();
      await db.close();
    },
  };
}
