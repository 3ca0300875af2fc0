// Sucursales: where and when the business attends.
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { isMapLink } from "@mostrador/domain/ground/places/map-link.ts";
import Link from "@mui/material/Link";
import { useChoices } from "../../../lib/resource/choices.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { zoneText } from "../businesses/index.ts";
import { branches } from "./api.ts";
import { BranchForm } from "./branch-form.tsx";
import { GivenServices } from "./given-services.tsx";
import { hoursText } from "./hours-text.ts";
import { WeekFacts } from "./week-facts.tsx";

export function BranchesPage() {
  const address = useListAddress();
  return (
    <ResourcePage<Branch>
      address={address}
      data={branches.usePage(address)}
      labelOf={(branch) => branch.name}
      columns={[
        { key: "name", label: "Nombre", render: (branch) => branch.name, sortable: true },
        { key: "city", label: "Dirección", render: place, sortable: true },
        { key: "hours", label: "Horario", render: (branch) => hoursText(branch.schedules), wideOnly: true },
      ]}
      renderRow={(branch, actions) => <Row title={branch.name} subtitle={place(branch)} actions={actions} />}
      empty={{ drawing: "place", text: "Registra dónde y a qué horas atiendes para ofrecer horarios." }}
      tabs={(branch) => [
        { value: "datos", label: "Datos", content: <BranchFacts branch={branch} /> },
        {
          value: "servicios",
          label: "Servicios",
          content: <GivenServices ids={branch.services} none="Todavía no se da ningún servicio en esta sucursal." />,
        },
        {
          value: "horario",
          label: "Horarios y descansos",
          content: <WeekFacts hours={branch.schedules} breaks={branch.restSchedules} />,
        },
      ]}
      form={(branch, onClose) => <BranchForm branch={branch} onClose={onClose} />}
    />
  );
}

function BranchFacts({ branch }: { branch: Branch }) {
  const { address, city, state, country, location, schedules, timezone, resources } = branch;
  const shown = useChoices("resource", resources).options.filter(({ value }) => resources.includes(value));
  return (
    <Facts
      facts={[
        { label: "Dirección", value: address.description },
        { label: "Ciudad", value: `${city}, ${state}` },
        { label: "País", value: country },
        {
          label: "Mapa",
          value: URL.canParse(location) && isMapLink(new URL(location)) && (
            <Link href={location} target="_blank" rel="noreferrer">
              Abrir en Google Maps
            </Link>
          ),
        },
        { label: "Zona horaria", value: zoneText(timezone.name) },
        { label: "Horario", value: hoursText(schedules) },
        { label: "Ofrece horarios", value: `Cada ${schedules.frecuency} minutos` },
        { label: "Recursos", value: shown.map(({ label }) => label).join(", ") },
      ]}
    />
  );
}

function place({ address, city }: Branch): string {
  return `${address.description}, ${city}`;
}
