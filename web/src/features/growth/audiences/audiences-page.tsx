// Audiencias: groups of contacts to address together. The directory shows their members.
import { exportContacts } from "@mostrador/domain/business/contacts/import/routes.ts";
import type { Audience } from "@mostrador/domain/growth/audiences/resource.ts";
import { slug } from "@mostrador/domain/kit/text.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useMemo } from "react";
import { Link } from "react-router";
import type { OfAudience } from "../../../lib/contact/in-contact.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { ExportButton } from "../../business/contacts/index.ts";
import { audiences } from "./api.ts";
import { columns } from "./columns.tsx";
import { AudienceForm } from "./fields.tsx";
import { directoryOf } from "./in-address.ts";
import { KindChip, Members } from "./members.tsx";

export function AudiencesPage({ parts }: { parts: readonly OfAudience[] }) {
  const address = useListAddress();
  const mayCall = useMayCall();
  const mayExport = mayCall(exportContacts);
  const late = useMemo(() => parts.map((one) => ({ ...one, part: latePart(one.load) })), [parts]);
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
              <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
                <Button component={Link} to={directoryOf(audience)}>
                  Ver contactos
                </Button>
                {mayExport && (
                  <ExportButton filter={audience.filter ?? { audience: audience._id }} name={slug(audience.name)} />
                )}
                {late
                  .filter(({ route }) => mayCall(route))
                  .map(({ name, part }) => (
                    <Late key={name} part={part} props={{ filter: audience.filter ?? { audience: audience._id } }} />
                  ))}
              </Stack>
            </Stack>
          ),
        },
      ]}
      form={(audience, onClose) => <AudienceForm audience={audience} onClose={onClose} />}
    />
  );
}
