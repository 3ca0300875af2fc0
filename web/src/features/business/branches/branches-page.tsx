// Sucursales: where and when the business attends.
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { isMapLink } from "@mostrador/domain/ground/places/map-link.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router";
import { useChoices } from "../../../lib/resource/choices.ts";
import { useNow } from "../../../lib/use-now.ts";
import { dayText } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { zoneText } from "../businesses/index.ts";
import { branches } from "./api.ts";
import { BranchForm } from "./branch-form.tsx";
import { ClosedDatesDialog } from "./closed-dates/closed-dates-dialog.tsx";
import { GivenServices } from "./given-services.tsx";
import { hoursText, rangesText } from "./hours-text.ts";
import { WeekFacts } from "./week-facts.tsx";

/** In the address, so that Back closes it. */
const DATES = "cierres";

export function BranchesPage() {
  const address = useListAddress();
  const [params, setParams] = useSearchParams();
  const showDates = (isShown: boolean) =>
    setParams((before) => {
      if (isShown) before.set(DATES, "1");
      else before.delete(DATES);
      return before;
    });
  return (
    <>
      <ResourcePage<Branch>
        tools={
          <Button variant="outlined" onClick={() => showDates(true)}>
            Días festivos y cierres
          </Button>
        }
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
            content: (
              <>
                <WeekFacts hours={branch.schedules} breaks={branch.restSchedules} />
                <DateFacts dates={branch.dates} />
              </>
            ),
          },
        ]}
        form={(branch, onClose) => <BranchForm branch={branch} onClose={onClose} />}
      />
      {params.has(DATES) && <ClosedDatesDialog onClose={() => showDates(false)} />}
    </>
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

/** Future closed dates only: past ones are not relevant. */
function DateFacts({ dates }: Pick<Branch, "dates">) {
  const today = localOf(USUAL_ZONE, useNow()).day;
  const coming = Object.entries(dates)
    .filter(([day]) => day >= today)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  if (coming.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle2" component="h2" sx={{ mt: 3, mb: 1 }}>
        Días cerrados o con otro horario
      </Typography>
      <Facts
        facts={coming.map(([day, { name, hours }]) => ({
          label: dayText(day),
          value: `${name} · ${hours.length > 0 ? rangesText(hours) : "Cerrado"}`,
        }))}
      />
    </>
  );
}

function place({ address, city }: Branch): string {
  return `${address.description}, ${city}`;
}
