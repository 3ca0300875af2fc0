// Upsells: offers before or after appointments, with what came of them.
import { listPlanned } from "@mostrador/domain/growth/outreach/routes.ts";
import type { Upsell } from "@mostrador/domain/growth/upsells/resource.ts";
import { timingText } from "@mostrador/domain/growth/upsells/timing.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { useChoices } from "../../../lib/resource/choices.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { Money } from "../../../ui/data/money.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { useResourceNames } from "../../catalog/resources/index.ts";
import { upsells } from "./api.ts";
import { UpsellForm } from "./upsell-form.tsx";

const PREVIEW = 50;
/** A variable is not cut in two, and the dots stay with the last word. */
const previewOf = ({ message }: Upsell) =>
  message.length > PREVIEW
    ? `${message
        .slice(0, PREVIEW)
        .replace(/\{\{?[^{}]*\}?$/, "")
        .trimEnd()}…`
    : message;

export function UpsellsPage() {
  const address = useListAddress();
  const mayCall = useMayCall();
  const data = upsells.usePage(address);
  return (
    <ResourcePage<Upsell>
      address={address}
      data={data}
      labelOf={previewOf}
      columns={[
        { key: "message", label: "Mensaje", render: previewOf },
        { key: "delay", label: "Cuándo", render: timingText, sortable: true, width: 260 },
        { key: "services", label: "Servicios", render: (upsell) => <ServiceNames upsell={upsell} />, wideOnly: true },
        { key: "sent", label: "Enviados", render: ({ figures }) => figures.sent, align: "right", width: 110 },
        {
          ...{ key: "answered", label: "Respondieron", render: ({ figures }) => figures.answered },
          ...{ align: "right", width: 130, wideOnly: true },
        },
        {
          ...{ key: "booked", label: "Agendaron", render: ({ figures }) => figures.booked },
          ...{ align: "right", width: 120, wideOnly: true },
        },
      ]}
      renderRow={(upsell, actions) => (
        <Row
          title={previewOf(upsell)}
          subtitle={upsell.trouble ? `No saldrá. ${upsell.trouble}` : timingText(upsell)}
          actions={actions}
        />
      )}
      tools={
        mayCall(listPlanned) && (
          <Button component={Link} to="/mensajes-programados?tipo=upsell">
            Ver programados
          </Button>
        )
      }
      empty={{
        drawing: "list",
        text: "Crea un mensaje que salga solo antes o después de una cita: una oferta, un cuidado, una invitación a volver.",
      }}
      tabs={(upsell) => [
        { value: "mensaje", label: "Mensaje", content: <UpsellFacts upsell={upsell} /> },
        { value: "resultados", label: "Resultados", content: <UpsellFigures upsell={upsell} /> },
      ]}
      form={(upsell, onClose) => <UpsellForm upsell={upsell} limit={data.list.totals?.limit} onClose={onClose} />}
    />
  );
}

function ServiceNames({ upsell: { serviceIds } }: { upsell: Upsell }) {
  const { options } = useChoices("service", serviceIds);
  if (serviceIds.length === 0) return "Todos";
  return options
    .filter(({ value }) => serviceIds.includes(value))
    .map(({ label }) => label)
    .join(", ");
}

function UpsellFacts({ upsell }: { upsell: Upsell }) {
  const resources = useResourceNames(upsell.resources);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {upsell.trouble && (
        <Typography sx={{ color: "warning.ink" }}>{`No saldrá ningún mensaje. ${upsell.trouble}`}</Typography>
      )}
      <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {upsell.message}
      </Typography>
      <Facts
        facts={[
          { label: "Cuándo", value: timingText(upsell) },
          { label: "Con qué citas", value: upsell.whenToSend === "always" ? "Todas" : "Solo la última" },
          { label: "Servicios", value: <ServiceNames upsell={upsell} /> },
          { label: "Recursos", value: resources },
        ]}
      />
    </Box>
  );
}

function UpsellFigures({ upsell: { figures } }: { upsell: Upsell }) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Facts
        facts={[
          { label: "Programados", value: figures.planned },
          { label: "Enviados", value: figures.sent },
          { label: "Respondieron", value: figures.answered },
          { label: "Agendaron", value: figures.booked },
          ...(figures.income === null ? [] : [{ label: "Pagaron", value: <Money amount={figures.income} /> }]),
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        Del último año. Responder cuenta hasta 7 días después del mensaje, y agendar hasta 30. Lo pagado es de esas
        citas.
      </Typography>
    </Box>
  );
}
