// The full product: theme, query cache, router, toasts.
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router/dom";
import { temporalComes } from "../lib/old-browser.ts";
import { askForSession } from "../lib/session/session.ts";
import { ToastPlace } from "../ui/state/toast-place.tsx";
import { readAhead } from "./fetch-ahead.ts";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";
import { Themed } from "./themed.tsx";

void askForSession(queryClient).then((me) => me && readAhead(location.pathname, me));

/** Before the first drawing. */
export const ready = temporalComes;

export function App() {
  return (
    <Themed>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastPlace />
      </QueryClientProvider>
    </Themed>
  );
}
