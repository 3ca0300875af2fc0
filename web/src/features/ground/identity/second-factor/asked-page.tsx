// Shown instead of every page of a business that asks its team for a second factor, until the person turns theirs on.
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { Page } from "../../../../ui/layout/page.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";

export function AskedPage({ business }: { business: string }) {
  return (
    <Page title="Verificación en dos pasos" hideTitle>
      <Empty
        drawing="search"
        text={`${business} pide a su equipo la verificación en dos pasos: además de tu contraseña, un código de tu teléfono. Actívala para abrirlo.`}
        action={
          <Button component={Link} to="/cuenta?nuevo=pasos" variant="contained" color="primary">
            Activar verificación en dos pasos
          </Button>
        }
      />
    </Page>
  );
}
