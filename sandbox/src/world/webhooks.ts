import type { FailureSwitches } from "./failures.ts";
import type { Random } from "./random.ts";

export type Delivery = {
  id: string;
  url: string;
  body: string;
  signature: string;
  /** Headers that replace Meta's signature. */
  headers?: Record<string, string>;
  kind: "payment" | "message" | "status" | "template" | "echo" | "told";
  /** The id of the message or template that it reports. */
  about: string;
  /** Deliveries with the same key start one after another, so that a calm network keeps their order. */
  order: string;
  tries: number;
  state: "waiting" | "delivered" | "abandoned";
  lastStatus?: number;
  lastError?: string;
  createdAt: number;
  deliveredAt?: number;
};

export type Webhooks = {
  send(delivery: Pick<Delivery, "url" | "body" | "signature" | "headers" | "kind" | "about" | "order">): void;
  list(): Delivery[];
  waiting(): Delivery[];
  onDelivered(listener: (delivery: Delivery) => void): void;
  restore(deliveries: Delivery[]): void;
  clear(): void;
  close(): void;
};

const MAX_TRIES = 30;
const ANSWER_WITHIN_MS = 20_000;
const KEPT = 4000;
const SHUFFLE_MS = 600;

/**
 * Delivers webhooks until the receiver answers 2xx: at least once, the same bytes each time. A receiver that was
 * unavailable gets everything it missed.
 */
export function createWebhooks(
  retryMs: number[],
  failures: FailureSwitches,
  random: Random,
  changed: () => void,
): Webhooks {
  const log = new Map<string, Delivery>();
  const orders = new Map<string, Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  const listeners: ((delivery: Delivery) => void)[] = [];
  let counter = 0;
  let stop = new AbortController();

  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };

  const attempt = async (delivery: Delivery, signal: AbortSignal): Promise<void> => {
    delivery.tries += 1;
    const outcome = await post(delivery, signal);
    if (signal.aborted) return;
    delivery.lastStatus = outcome.status;
    delivery.lastError = outcome.error;
    if (outcome.status !== undefined && outcome.status >= 200 && outcome.status < 300) {
      delivery.state = "delivered";
      delivery.deliveredAt = Date.now();
      for (const listener of listeners) listener(delivery);
    } else if (delivery.tries >= MAX_TRIES) {
      delivery.state = "abandoned";
    } else {
      const wait = retryMs[Math.min(delivery.tries, retryMs.length) - 1] ?? 30_000;
      later(wait, () => void attempt(delivery, signal));
    }
    changed();
  };

  const enter = (delivery: Delivery) => {
    const { signal } = stop;
    const before = orders.get(delivery.order) ?? Promise.resolve();
    const turn = before.then(() => (signal.aborted ? undefined : attempt(delivery, signal)));
    orders.set(delivery.order, turn);
    void turn.then(() => {
      if (orders.get(delivery.order) === turn) orders.delete(delivery.order);
    });
  };

  const start = (delivery: Delivery) => {
    log.set(delivery.id, delivery);
    if (log.size > KEPT * 2) forgetOldest(log);
    const { webhookDelayMs, webhookShuffle } = failures.current();
    if (webhookShuffle) later(webhookDelayMs + random.next() * SHUFFLE_MS, () => enter(orderAlone(delivery)));
    else if (webhookDelayMs > 0) later(webhookDelayMs, () => enter(delivery));
    else enter(delivery);
  };

  return {
    send: (wanted) => {
      const fresh = (): Delivery => ({
        ...wanted,
        id: `delivery-${++counter}-${Date.now().toString(36)}`,
        tries: 0,
        state: "waiting",
        createdAt: Date.now(),
      });
      start(fresh());
      if (random.chance(failures.current().webhookDuplicate)) start(fresh());
      changed();
    },
    list: () => [...log.values()],
    waiting: () => [...log.values()].filter((one) => one.state === "waiting"),
    onDelivered: (listener) => listeners.push(listener),
    restore: (deliveries) => {
      for (const delivery of deliveries) start({ ...delivery, tries: 0 });
    },
    clear: () => {
      stop.abort();
      stop = new AbortController();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      orders.clear();
      log.clear();
    },
    close: () => {
      stop.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function orderAlone(delivery: Delivery): Delivery {
  delivery.order = delivery.id;
  return delivery;
}

function forgetOldest(log: Map<string, Delivery>): void {
  for (const [id, delivery] of log) {
    if (log.size <= KEPT) return;
    if (delivery.state !== "waiting") log.delete(id);
  }
}

async function post(delivery: Delivery, signal: AbortSignal): Promise<{ status?: number; error?: string }> {
  try {
    const answer = await fetch(delivery.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(delivery.headers ?? { "user-agent": "facebookexternalua", "x-hub-signature-256": delivery.signature }),
      },
      body: delivery.body,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await answer.body?.cancel();
    return { status: answer.status };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { error: cause instanceof Error ? cause.message || cause.name : String(cause) };
  }
}
