// The error page of a route: the rest of the product keeps working, the address stays, and the person can retry.
import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { useRouteError } from "react-router";
import { serverAnswers, whenServerAnswers } from "../../lib/server-back.ts";
import { ErrorState } from "../../ui/state/error-state.tsx";

const RELOADED = "mostrador.reloaded";

export function RouteError({ full = false }: { full?: boolean }) {
  const error = useRouteError();
  const stale = /dynamically imported module|module script failed|Failed to fetch/i.test(String(error));
  const [alone, setAlone] = useState(false);
  useEffect(() => {
    console.error(error);
    // A new version was deployed while this one was open, so its files are gone. Reload once, and only once.
    if (!stale) return;
    const reload = () => {
      if (sessionStorage.getItem(RELOADED) === location.href) return;
      sessionStorage.setItem(RELOADED, location.href);
      location.reload();
    };
    let stopWaiting: () => void = () => undefined;
    // The server does not answer: a reload would show the browser's own error page.
    void serverAnswers().then((there) => {
      if (there) return reload();
      setAlone(true);
      stopWaiting = whenServerAnswers(() => location.reload());
    });
    return () => stopWaiting();
  }, [error, stale]);
  if (alone)
    return (
      <Box sx={{ display: "flex", minHeight: full ? "100dvh" : 400 }}>
        <ErrorState
          title="No hay conexión"
          error="Verifica tu conexión a internet. La página se abre sola en cuanto vuelva."
        />
      </Box>
    );
  return (
    <Box sx={{ display: "flex", minHeight: full ? "100dvh" : 400 }}>
      <ErrorState
        title="Esta página tuvo un problema"
        error="Lo que guardaste está a salvo. Vuelve a cargar la página."
        onRetry={() => location.reload()}
        retryLabel="Volver a cargar"
      />
    </Box>
  );
}
