// The full product: theme, query cache, router, toasts.
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router/dom";
import { askForSession } from "../lib/session/session.ts";
import { ToastPlace } from "../ui/state/toast-place.tsx";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";
import { Themed } from "./themed.tsx";

askForSession(queryClient);

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
