// Servicios: what is sold by appointment.
import { SERVICE_HOURS } from "@mostrador/domain/business/branches/working-hours.ts";
import type { Service } from "@mostrador/domain/catalog/services/resource.ts";
import { WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Row } from "../../../ui/list/row.tsx";
import { PictureRow } from "../../../ui/media/picture-row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { durationText } from "../../../ui/time/duration-field.tsx";
import { useBranches, WeekFacts } from "../../business/branches/index.ts";
import { useSpecialists } from "../../business/specialists/index.ts";
import { services } from "./api.ts";
import { assistantChip, ServiceFacts } from "./service-facts.tsx";
import { ServiceForm } from "./service-form.tsx";

/** The full day from which a service's rests are subtracted (contract/agenda#services). */
const DAY = Object.fromEntries(WEEKDAYS.map((day) => [day, SERVICE_HOURS]));

export function ServicesPage() {
  const address = useListAddress();
  const people = useSpecialists().data ?? [];
  const places = useBranches().data ?? [];
  const names = (ids: readonly string[], all: readonly { _id: string; name: string }[]) =>
    ids.flatMap((id) => all.find((one) => one._id === id)?.name ?? []);
  return (
    <ResourcePage<Service>
      address={address}
      data={services.usePage(address)}
      labelOf={(service) => service.name}
      columns={[
        { key: "name", label: "Nombre", render: (service) => service.name, sortable: true },
        {
          key: "duration",
          label: "Duración",
          render: (service) => durationText(service.duration),
          width: 140,
          sortable: true,
        },
        { key: "price", label: "Precio", render: (service) => <Price text={service.price} />, width: 220 },
        {
          key: "people",
          label: "Especialistas",
          render: (service) =>
            names(service.specialists, people)
              .map((name) => name.split(" ")[0])
              .join(", "),
          wideOnly: true,
        },
        { key: "available", label: "Asistente", width: 160, render: assistantChip },
      ]}
      renderRow={(service, actions) => (
        <Row title={service.name} subtitle={`${durationText(service.duration)} · ${service.price}`} actions={actions} />
      )}
      empty={{ drawing: "service", text: "Registra lo que vendes por cita, con su duración y su precio." }}
      tabs={(service) => [
        {
          value: "descripcion",
          label: "Descripción",
          content: (
            <Box sx={{ display: "grid", gap: 2 }}>
              <Typography variant="body2" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                {service.description}
              </Typography>
              <PictureRow urls={service.images} of={service.name} />
            </Box>
          ),
        },
        {
          value: "informacion",
          label: "Información",
          content: (
            <ServiceFacts
              service={service}
              branches={names(service.branches, places)}
              specialists={names(service.specialists, people)}
            />
          ),
        },
        {
          value: "horario",
          label: "Horario",
          content: service.isAlwaysAvailable ? (
            "Se da en todo el horario de sus sucursales."
          ) : (
            <WeekFacts hours={DAY} rests={service.restSchedules} off="No se da" />
          ),
        },
      ]}
      form={(service, onClose) => <ServiceForm service={service} onClose={onClose} />}
    />
  );
}

/** A price is a text of up to 200 characters: the list shows its start. */
function Price({ text }: { text: string }) {
  return (
    <Box sx={{ display: "-webkit-box", WebkitLineClamp: 2, WebkitBoxOrient: "vertical", overflow: "hidden" }}>
      {text}
    </Box>
  );
}
