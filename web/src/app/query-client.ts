// The one query cache for server answers. Refusals are final; only calls without an answer are retried.

import { FreshQueryClient } from "../lib/cache/fresh-query-client.ts";
import { refetchOnReconnect } from "../lib/cache/refetch-on-reconnect.ts";
import { CallError, onSessionEnded } from "../lib/client.ts";
import { recheckSession } from "../lib/session/session.ts";

export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (count, error) => count < 2 && !(error instanceof CallError && error.status > 0 && error.status < 500),
      retryDelay: (count) => 500 * 2 ** count,
      // Without a connection a read fails and says so, instead of loading forever.
      networkMode: "always",
      refetchOnReconnect: true,
    },
    // Without a connection a save fails at once, instead of waiting silently.
    mutations: { networkMode: "always" },
  },
});

refetchOnReconnect(queryClient);
onSessionEnded(() => void recheckSession(queryClient).catch(() => {}));
