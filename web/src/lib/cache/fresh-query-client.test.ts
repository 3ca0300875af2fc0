import { InfiniteQueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { FreshQueryClient, settleReads } from "./fresh-query-client.ts";

const KEY = ["rows"];

/** A server whose answers are given when the test says so, each with what was true when it was asked. */
function server() {
  let truth = "before";
  const open: (() => void)[] = [];
  return {
    change: () => {
      truth = "after";
    },
    read: () => {
      const seen = truth;
      return new Promise<string>((resolve) => open.push(() => resolve(seen)));
    },
    answer: () => open.shift()?.(),
    asked: () => open.length,
  };
}

it("repeats a first read that was under way when it was invalidated", async () => {
  const client = new FreshQueryClient();
  const { change, read, answer, asked } = server();
  const watched = client.getQueryCache().build(client, { queryKey: KEY, queryFn: read });
  const first = client.fetchQuery({ queryKey: KEY, queryFn: read });
  change();
  const invalidated = client.invalidateQueries({ queryKey: KEY, refetchType: "all" });
  answer();
  await first;
  await expect.poll(asked).toBe(1);
  answer();
  await invalidated;
  expect(watched.state.data).toBe("after");
});

it("does not wait for the read of what is there already: that one is cancelled", async () => {
  const client = new FreshQueryClient();
  const { change, read, answer, asked } = server();
  client.setQueryData(KEY, "long ago");
  const stale = client.fetchQuery({ queryKey: KEY, queryFn: read }).catch(() => undefined);
  change();
  const invalidated = client.invalidateQueries({ queryKey: KEY, refetchType: "all" });
  await expect.poll(asked).toBe(2);
  answer();
  answer();
  await Promise.all([invalidated, stale]);
  expect(client.getQueryData(KEY)).toBe("after");
});

it("lets a further page come that was asked for before the others are read again", async () => {
  const client = new FreshQueryClient();
  const { read, answer, asked } = server();
  const list = new InfiniteQueryObserver(client, {
    queryKey: KEY,
    queryFn: read,
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => pages.length + 1,
  });
  const stop = list.subscribe(() => {});
  answer();
  await expect.poll(() => list.getCurrentResult().data?.pages.length).toBe(1);
  const more = list.fetchNextPage();
  const invalidated = client.invalidateQueries({ queryKey: KEY });
  await expect.poll(asked).toBe(1);
  expect(list.getCurrentResult().isFetchingNextPage).toBe(true);
  answer();
  expect((await more).data?.pages.length).toBe(2);
  for (const _page of [1, 2]) {
    await expect.poll(asked).toBe(1);
    answer();
  }
  await invalidated;
  stop();
});

it("settles after all answers, also after a failed one", async () => {
  const client = new FreshQueryClient();
  const failed = client.fetchQuery({ queryKey: KEY, queryFn: () => Promise.reject(new Error("no")), retry: false });
  const settled = settleReads(client, { queryKey: KEY });
  await expect(failed).rejects.toThrow("no");
  await settled;
});
