// Shown instead of a page that this person may not open, or that needs a business they do not have.
import Button from "@mui/material/Button";
import { useNavigate } from "react-router";
import { AskedPage } from "../../features/ground/identity/second-factor/asked-page.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/state/empty.tsx";

type LabelProps = { label: string };

/** `label`: of the page, or the name of the business that asks for a second factor. */
export type RefusedPageProps = LabelProps & { why: "factor" | "business" | "right" };

export function RefusedPage({ why, label }: RefusedPageProps) {
  if (why === "factor") return <AskedPage business={label} />;
  return why === "business" ? <NoBusiness label={label} /> : <Refused label={label} />;
}

/** Partners and the team may have a session without a business of their own, so there is nothing to wait for. */
function NoBusiness({ label }: LabelProps) {
  const navigate = useNavigate();
  return (
    <Page title={label} hideTitle>
      <Empty
        drawing="search"
        text="Tu cuenta todavía no tiene un negocio. Registra uno, o únete a otro con su código de invitación."
        action={
          <Button variant="contained" color="primary" onClick={() => void navigate("/new-onboarding")}>
            Agregar negocio
          </Button>
        }
      />
    </Page>
  );
}

function Refused({ label }: LabelProps) {
  return (
    <Page title={label} hideTitle>
      <Empty
        drawing="search"
        text={`No tienes permiso para ver ${label}. Si lo necesitas, pídelo a quien administra el negocio.`}
      />
    </Page>
  );
}
