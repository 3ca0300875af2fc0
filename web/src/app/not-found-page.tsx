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
      text="Esta página no existe o cambió de lugar. Revisa la dirección o vuelve a tu agenda."
      action={
        <Button component="a" href="/agenda" variant="contained" color="primary">
          Ir a la agenda
        </Button>
      }
    />
  );
}
