import Button from "@mui/material/Button";
import { useEffect } from "react";
import { Empty } from "../ui/state/empty.tsx";

export function NotFoundPage() {
  useEffect(() => {
    document.title = "Página no encontrada · Mostrador";
  }, []);
  return (
    <Empty
      drawing="search"
      text="Esta página no existe o cambió de lugar. Revisa la dirección o vuelve al inicio."
      action={
        <Button component="a" href="/principal" variant="contained" color="primary">
          Ir al inicio
        </Button>
      }
    />
  );
}
