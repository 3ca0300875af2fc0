// Audiencias: to whom something is said together. Who that is, the directory shows.
import type { Audience } from "@mostrador/domain/growth/audiences/resource.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { Link } from "react-router";
import { Facts } from "../../../ui/data/facts.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { audiences } from "./api.ts";
import { columns } from "./columns.tsx";
import { AudienceForm } from "./fields.tsx";
import { directoryOf } from "./in-address.ts";
import { KindChip, Members } from "./members.tsx";

export function AudiencesPage() {
  const address = useListAddress();
  return (
    <ResourcePage<Audience>
      address={address}
      data={audiences.usePage(address)}
      labelOf={(audience) => audience.name}
      columns={columns}
      renderRow={(audience, actions) => (
        <Row title={audience.name} subtitle={<Members audience={audience} />} actions={actions} />
      )}
      empty={{
        drawing: "people",
        text: "Junta a quienes quieres escribirles: elige contactos en el directorio, o guarda un filtro como audiencia viva.",
      }}
      tabs={(audience) => [
        {
          value: "datos",
          label: "Datos",
          content: (
            <Stack sx={{ gap: 2, alignItems: "start" }}>
              <Facts
                facts={[
                  { label: "Tipo", value: <KindChip audience={audience} /> },
                  { label: "Contactos", value: <Members audience={audience} /> },
                  { label: "Descripción", value: audience.description },
                ]}
              />
              <Button component={Link} to={directoryOf(audience)}>
                Ver contactos
              </Button>
            </Stack>
          ),
        },
      ]}
      form={(audience, onClose) => <AudienceForm audience={audience} onClose={onClose} />}
    />
  );
}
