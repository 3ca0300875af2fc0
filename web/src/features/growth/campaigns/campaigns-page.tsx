// Campañas: one message to the contacts of an audience, with what came of it for each contact.
import { STATUS_LABELS } from "@mostrador/domain/growth/campaigns/progress.ts";
import type { Campaign } from "@mostrador/domain/growth/campaigns/resource.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useChoices } from "../../../lib/resource/choices.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { Money } from "../../../ui/data/money.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { useResourceNames } from "../../catalog/resources/index.ts";
import { campaigns } from "./api.ts";
import { CampaignForm } from "./campaign-form.tsx";
import { CampaignMessages } from "./campaign-messages.tsx";
import { Controls } from "./controls.tsx";
import { useUsableTemplates } from "./template-fields.tsx";

export function CampaignsPage() {
  const address = useListAddress();
  const data = campaigns.usePage(address);
  return (
    <ResourcePage<Campaign>
      address={address}
      data={data}
      labelOf={({ name }) => name}
      columns={[
        { key: "name", label: "Nombre", render: ({ name }) => name, sortable: true },
        { key: "audience", label: "Audiencia", render: (row) => <AudienceName campaign={row} />, wideOnly: true },
        { key: "status", label: "Estado", render: (row) => <StateOf campaign={row} />, width: 150 },
        { key: "sent", label: "Enviados", render: ({ figures }) => figures.sent, align: "right", width: 110 },
        {
          key: "answered",
          label: "Respondieron",
          render: ({ figures }) => figures.answered,
          align: "right",
          width: 130,
        },
        {
          key: "booked",
          label: "Agendaron",
          render: ({ figures }) => figures.booked,
          align: "right",
          width: 110,
          wideOnly: true,
        },
      ]}
      renderRow={(row, actions) => <Row title={row.name} subtitle={subtitleOf(row)} actions={actions} />}
      empty={{
        drawing: "list",
        text: "Manda un mensaje a toda una audiencia, a tu ritmo, y mira quién respondió, agendó y pagó.",
      }}
      tabs={(row) => [
        { value: "campana", label: "Campaña", content: <CampaignFacts campaign={row} mayEdit={data.mayEdit} /> },
        { value: "resultados", label: "Resultados", content: <CampaignFigures campaign={row} /> },
        { value: "contactos", label: "Contactos", content: <CampaignMessages campaignId={row._id} /> },
      ]}
      form={(row, onClose) => <CampaignForm campaign={row} limit={data.list.totals?.limit} onClose={onClose} />}
    />
  );
}

function subtitleOf({ status, figures: { sent, answered, booked }, trouble, reason }: Campaign): string {
  if (trouble) return `No puede salir. ${trouble}`;
  if (reason) return reason;
  const went = sent === 1 ? "1 enviado" : `${sent} enviados`;
  const came = [
    answered > 0 && (answered === 1 ? "1 respondió" : `${answered} respondieron`),
    booked > 0 && (booked === 1 ? "1 agendó" : `${booked} agendaron`),
  ];
  return [STATUS_LABELS[status], went, ...came].filter(Boolean).join(" · ");
}

const LOOKS = {
  draft: { tone: "neutral", mark: "dash" },
  scheduled: { tone: "primary", mark: "dot" },
  running: { tone: "primary", mark: "dot" },
  paused: { tone: "warning", mark: "dash" },
  stopped: { tone: "neutral", mark: "cross" },
  done: { tone: "success", mark: "check" },
} as const;

function StateOf({ campaign: { status, trouble } }: { campaign: Campaign }) {
  if (trouble) return <StatusChip tone="error" mark="cross" label="No puede salir" />;
  return <StatusChip {...LOOKS[status]} label={STATUS_LABELS[status]} />;
}

function AudienceName({ campaign: { audienceId } }: { campaign: Campaign }) {
  return useChoices("audience", [audienceId]).options.find(({ value }) => value === audienceId)?.label ?? "";
}

function CampaignFacts({ campaign, mayEdit }: { campaign: Campaign; mayEdit: boolean }) {
  const resources = useResourceNames(campaign.resources);
  const zone = useZone();
  const { message, templateId, assistantId, status, reason, trouble, startsAt, startedAt, endedAt, pace } = campaign;
  const at = (value: string) => dateTimeText(value, { zone });
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {mayEdit && <Controls campaign={campaign} />}
      {reason && <Typography sx={{ color: "warning.ink" }}>{reason}</Typography>}
      {trouble && !reason.endsWith(trouble) && (
        <Typography sx={{ color: "warning.ink" }}>{`No puede salir. ${trouble}`}</Typography>
      )}
      <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {message}
      </Typography>
      <Facts
        facts={[
          { label: "Estado", value: STATUS_LABELS[status] },
          { label: "Audiencia", value: <AudienceName campaign={campaign} /> },
          ...(templateId ? [{ label: "Plantilla", value: <TemplateName id={templateId} /> }] : []),
          ...(assistantId ? [{ label: "Asistente", value: <AssistantName id={assistantId} /> }] : []),
          { label: "Ritmo", value: pace === 1 ? "1 mensaje por minuto" : `${pace} mensajes por minuto` },
          { label: "Empieza", value: startsAt ? at(startsAt) : "Al iniciarla" },
          ...(startedAt ? [{ label: "Empezó", value: at(startedAt) }] : []),
          ...(endedAt ? [{ label: "Terminó", value: at(endedAt) }] : []),
          ...(templateId ? [] : [{ label: "Recursos", value: resources }]),
        ]}
      />
    </Box>
  );
}

function AssistantName({ id }: { id: string }) {
  return useChoices("assistant", [id]).options.find(({ value }) => value === id)?.label ?? "";
}

function TemplateName({ id }: { id: string }) {
  const { read, usable } = useUsableTemplates();
  const template = usable.find(({ _id }) => _id === id);
  return template?.name ?? (read.data ? "WhatsApp ya no la tiene aprobada" : "");
}

function CampaignFigures({ campaign: { figures } }: { campaign: Campaign }) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Facts
        facts={[
          { label: "Programados", value: figures.planned },
          { label: "Enviados", value: figures.sent },
          { label: "No salieron", value: figures.failed },
          { label: "Retirados", value: figures.withdrawn },
          { label: "Cobrados por Meta", value: figures.charged },
          { label: "Respondieron", value: figures.answered },
          { label: "Agendaron", value: figures.booked },
          ...(figures.income === null ? [] : [{ label: "Pagaron", value: <Money amount={figures.income} /> }]),
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        Responder cuenta hasta 7 días después del mensaje, y agendar hasta 30. Lo pagado es de esas citas.
      </Typography>
    </Box>
  );
}
