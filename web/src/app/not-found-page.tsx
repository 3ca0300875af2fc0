import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useLayoutEffect, useRef, useState } from "react";
import { HIDDEN } from "../ui/layout/hidden-text.tsx";
import { useTitle } from "../ui/layout/use-title.ts";
import { Empty } from "../ui/state/empty.tsx";

export function NotFoundPage() {
  useTitle("Página no encontrada");
  // the shell and the pages before sign-in have their main part already
  const ref = useRef<HTMLElement>(null);
  const [isAlone, setAlone] = useState(false);
  useLayoutEffect(() => setAlone(!ref.current?.closest("main")), []);
  return (
    <Box ref={ref} component={isAlone ? "main" : "div"} sx={{ display: "contents" }}>
      <Box component="h1" sx={HIDDEN}>
        Página no encontrada
      </Box>
      <Empty
        drawing="search"
        text="Esta página no existe o cambió de lugar. Revisa la dirección o vuelve al inicio."
        action={
          <Button component="a" href="/principal" variant="contained" color="primary">
            Ir al inicio
          </Button>
        }
      />
    </Box>
  );
}
