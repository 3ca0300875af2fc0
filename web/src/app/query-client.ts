// The one cache of what the server said. Refusals are final; only what got no answer is asked again.
import { QueryClient } from "@tanstack/react-query";
import { CallError, onSessionEnded } from "../lib/client.ts";
import { refetchOnReconnect } from "../lib/refetch-on-reconnect.ts";
import { forgetSession } from "../lib/session/session.ts";

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (count, error) => count < 2 && !(error instanceof CallError && error.status > 0 && error.status < 500),
      retryDelay: (count) => 500 * 2 ** count,
      // Without a connection a read fails and says so, instead of showing for ever that it loads.
      networkMode: "always",
      refetchOnReconnect: true,
    },
    // Without a connection a save fails at once and says so, instead of waiting in silence for one.
    mutations: { networkMode: "always" },
  },
});

refetchOnReconnect(queryClient);
onSessionEnded(() => forgetSession(queryClient));
