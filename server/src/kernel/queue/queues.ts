// Which queues there are, and who works on each. The subscribers of one event share one job: it is written once with the
// cause, and whoever fails at it gets a job of its own, tried again by itself. One that waits for a provider has its own
// queue from the start, so that its slowness is nobody else's.

/** What a subscriber says about its queue; with `side` it has its own. */
export type Subscribing = {
  event: string;
  name: string;
  side?: number | undefined;
  wants?(payload: object): boolean;
};

export type Queue<S extends Subscribing = Subscribing> = { name: string; event: string; subscribers: S[] };

export const ownQueue = (subscriber: Subscribing) => `${subscriber.event}.${subscriber.name}`;

/** Where the jobs of each event are put. */
export function queuesOf<S extends Subscribing>(subscribers: readonly S[]): Queue<S>[] {
  return [...Map.groupBy(subscribers, ({ event }) => event)].flatMap(([event, all]) => {
    const sharing = all.filter(({ side }) => side === undefined);
    const alone = sharing.length > 1 ? all.filter(({ side }) => side !== undefined) : all;
    const shared = sharing.length > 1 ? [{ name: event, event, subscribers: sharing }] : [];
    return [
      ...shared,
      ...alone.map((subscriber) => ({ name: ownQueue(subscriber), event, subscribers: [subscriber] })),
    ];
  });
}

/** Where those who failed at a shared job try again. */
export function retryQueuesOf<S extends Subscribing>(subscribers: readonly S[]): Queue<S>[] {
  return queuesOf(subscribers)
    .filter((queue) => queue.subscribers.length > 1)
    .flatMap(({ event, subscribers: sharing }) =>
      sharing.map((subscriber) => ({ name: ownQueue(subscriber), event, subscribers: [subscriber] })),
    );
}

/** All that must be there. */
export function queueNames(subscribers: readonly Subscribing[]): string[] {
  return [...new Set([...queuesOf(subscribers), ...retryQueuesOf(subscribers)].map(({ name }) => name))];
}
