// Which queues exist, and who works on each. The subscribers of one event share one job, and one that fails is retried
// in a job of its own; a subscriber that waits for a provider has its own queue, so that it delays nobody else.

/** A subscriber's queue settings; with `side` it has its own queue. */
export type Subscribing = {
  event: string;
  eventTitle?: string | undefined;
  name: string;
  title: string;
  side?: number | undefined;
  wants?(payload: object): boolean;
};

export type Queue<S extends Subscribing = Subscribing> = { name: string; event: string; subscribers: S[] };

export const ownQueue = (subscriber: Subscribing) => `${subscriber.event}.${subscriber.name}`;

/** The queues that receive the jobs of each event. */
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

/** The queues in which subscribers that failed at a shared job try again. */
export function retryQueuesOf<S extends Subscribing>(subscribers: readonly S[]): Queue<S>[] {
  return queuesOf(subscribers)
    .filter((queue) => queue.subscribers.length > 1)
    .flatMap(({ event, subscribers: sharing }) =>
      sharing.map((subscriber) => ({ name: ownQueue(subscriber), event, subscribers: [subscriber] })),
    );
}

/** How the team reads each queue: what its jobs do, and after what. */
export function queueTitles(subscribers: readonly Subscribing[]): Map<string, string> {
  const all = [...queuesOf(subscribers), ...retryQueuesOf(subscribers)];
  return new Map(all.map(({ name, subscribers: those }) => [name, titleOf(those) ?? name]));
}

function titleOf([first, second]: readonly Subscribing[]): string | undefined {
  if (!first || second) return first?.eventTitle;
  return first.eventTitle ? `${first.title} · ${first.eventTitle.toLowerCase()}` : first.title;
}

/** All queues that must exist. */
export function queueNames(subscribers: readonly Subscribing[]): string[] {
  return [...new Set([...queuesOf(subscribers), ...retryQueuesOf(subscribers)].map(({ name }) => name))];
}
