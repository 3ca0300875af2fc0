// /negocios: the businesses of one's partner.
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { PartnerFrame } from "../../../partners/partners/index.ts";
import { PortfolioList } from "./portfolio-list.tsx";

export function PortfolioPage() {
  return (
    <PartnerFrame
      title="Negocios"
      action={
        <Button variant="contained" color="primary" component={Link} to="/new-onboarding">
          Agregar negocio
        </Button>
      }
    >
      <PortfolioList />
    </PartnerFrame>
  );
}
