// What stands around every page: theme, query cache, router, toasts.
import "@fontsource-variable/heebo/wght.css";
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router/dom";
import { ToastPlace } from "../ui/state/toast-place.tsx";
import { createAppTheme } from "../ui/theme/create-app-theme.ts";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";
import { MODE_KEY } from "./theme-mode.ts";

const theme = createAppTheme();

export function App() {
  return (
    <ThemeProvider theme={theme} modeStorageKey={MODE_KEY} defaultMode="light" disableTransitionOnChange>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastPlace />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
