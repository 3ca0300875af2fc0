// The full product: theme, query cache, router, toasts.
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router/dom";
import { temporalComes } from "../lib/old-browser.ts";
import { askForSession } from "../lib/session/session.ts";
import { ToastPlace } from "../ui/state/toast-place.tsx";
import { prepareFirst } from "./fetch-ahead.ts";
import { pageAt } from "./pages.ts";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";
import { Themed } from "./themed.tsx";

/** On a slow connection the frame is drawn before its content. */
const MOST_WAIT_MS = 2_500;

const prepared = askForSession(queryClient)
  .then((me) => me && prepareFirst(location.pathname, queryClient, me))
  .catch(() => undefined);
const late = new Promise((resolve) => setTimeout(resolve, pageAt(location.pathname)?.prepare ? MOST_WAIT_MS : 0));

/** Before the first render. */
export const ready = Promise.all([temporalComes, Promise.race([prepared, late])]);

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
