// What businesses of a trade usually offer: each service, the funnel and the form can be taken or left, and edited
// afterwards like any other.
import { type ProposedService, TRADES, type Trade } from "@mostrador/domain/platform/onboarding/trades.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { Notice } from "../../../../ui/state/notice.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { durationText } from "../../../../ui/time/duration-field.tsx";
import { serviceFormShape, serviceValues, useCreateService } from "../../../catalog/services/index.ts";
import { useCreateForm, useForms } from "../../../growth/forms/index.ts";
import { useCreateFunnel, useFunnels } from "../../../growth/funnels/index.ts";

type Places = { branches: string[]; specialists: string[] };
type Props = {
  businessId: string;
  places: Places;
  trade: Trade | undefined;
  onTrade: ((trade: Trade) => void) | undefined;
};

export function TradeProposals({ businessId, places, trade, onTrade }: Props) {
  return (
    <Box component="section" aria-labelledby="propuestas" sx={{ mt: 4, display: "grid", gap: 1.5 }}>
      <Box>
        <Typography id="propuestas" variant="h3" component="h2">
          O empieza con lo usual de tu giro
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Duraciones y precios son un punto de partida: toma lo que te sirva y cámbialo cuando quieras.
        </Typography>
      </Box>
      <Box role="group" aria-label="Giro" sx={{ display: "flex", flexWrap: "wrap", gap: 0.75 }}>
        {TRADES.map((one) => (
          <ButtonBase key={one.id} aria-pressed={one.id === trade?.id} onClick={() => onTrade?.(one)} sx={PILL}>
            {one.name}
          </ButtonBase>
        ))}
      </Box>
      {trade && <Proposed key={trade.id} trade={trade} businessId={businessId} places={places} />}
    </Box>
  );
}

/** A line to take or leave. `add` makes it the business's own. */
type Line = {
  kind: "service" | "funnel" | "form";
  key: string;
  title: string;
  note: string;
  aside: ReactNode;
  add: () => Promise<unknown>;
};

function Proposed({ trade, businessId, places }: { trade: Trade; businessId: string; places: Places }) {
  const [services, followUp] = [useServiceLines(trade, businessId, places), useFollowUpLines(trade, businessId)];
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState("");
  // The services come last: with the first of them the step shows what is registered instead of these proposals.
  const taken = [...followUp, ...services].filter(({ key }) => !left.has(key));
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  /** What was added is left out when the rest is tried again. */
  const add = async () => {
    setAdding(true);
    setFailure("");
    try {
      for (const line of taken) {
        await line.add();
        setLeft((before) => new Set([...before, line.key]));
      }
    } catch (error) {
      setFailure(sayError(error));
    } finally {
      setAdding(false);
    }
  };
  const list = (label: string, lines: readonly Line[]) => (
    <Box component="ul" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {lines.map(({ key, title, note, aside }) => (
        <Box component="li" key={key}>
          <Box component="label" sx={LINE}>
            <Checkbox checked={!left.has(key)} disabled={isAdding} onChange={() => toggle(key)} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 500 }}>{title}</Box>
              <Typography variant="body2" color="textSecondary">
                {note}
              </Typography>
            </Box>
            {aside}
          </Box>
        </Box>
      ))}
    </Box>
  );
  return (
    <>
      {list(`Servicios de ${trade.name}`, services)}
      {followUp.length > 0 && (
        <>
          <Typography variant="h3" component="h3" sx={{ mt: 1 }}>
            Para dar seguimiento
          </Typography>
          {list("Para dar seguimiento", followUp)}
        </>
      )}
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <Button
        variant="contained"
        color="primary"
        disabled={taken.length === 0 || isAdding}
        aria-busy={isAdding}
        onClick={() => void add()}
        sx={{ justifySelf: { sm: "end" } }}
      >
        {isAdding ? "Agregando..." : addText(taken)}
      </Button>
    </>
  );
}

function useServiceLines(trade: Trade, businessId: string, places: Places): Line[] {
  const create = useCreateService();
  return trade.services.map((proposed) => ({
    kind: "service",
    key: proposed.name,
    title: proposed.name,
    note: proposed.description,
    aside: (
      <Box sx={{ textAlign: "right", typography: "body2", fontVariantNumeric: "tabular-nums" }}>
        <Box>{proposed.price}</Box>
        <Box sx={{ color: "text.secondary" }}>{durationText(proposed.duration)}</Box>
      </Box>
    ),
    add: () => create.mutateAsync({ body: bodyOf(proposed, businessId, places) }),
  }));
}

/** The funnel and the form, unless the business has one of that name. */
function useFollowUpLines({ funnel, form }: Trade, businessId: string): Line[] {
  const [funnels, forms] = [useFunnels(), useForms()];
  const [createFunnel, createForm] = [useCreateFunnel(), useCreateForm()];
  const lines: Line[] = [];
  if (funnels?.every(({ name }) => name !== funnel.name))
    lines.push({
      kind: "funnel",
      key: "funnel:",
      title: `Funnel «${funnel.name}»`,
      note: funnel.phases.map(({ name }) => name).join(" · "),
      aside: null,
      add: () => createFunnel.mutateAsync({ body: { funnel: { ...funnel, businessId } } }),
    });
  if (forms?.every(({ title }) => title !== form.title))
    lines.push({
      kind: "form",
      key: "form:",
      title: `Formulario «${form.title}»`,
      note: form.questions.map(({ question }) => question).join(" "),
      aside: null,
      add: () => createForm.mutateAsync({ body: { form: { ...form, businessId } } }),
    });
  return lines;
}

/** 'Agregar 4 servicios, el funnel y el formulario'. */
function addText(taken: readonly Line[]): string {
  const has = (wanted: Line["kind"]) => taken.some(({ kind }) => kind === wanted);
  const services = taken.filter(({ kind }) => kind === "service").length;
  const parts = [
    services === 1 ? "1 servicio" : services > 1 && `${services} servicios`,
    has("funnel") && "el funnel",
    has("form") && "el formulario",
  ].filter((part) => part !== false);
  return `Agregar ${new Intl.ListFormat("es-MX").format(parts)}`.trim();
}

/** The same values as the service form begins with. */
function bodyOf(proposed: ProposedService, businessId: string, places: Places) {
  const values = serviceValues(null, businessId, places) as { service: object };
  return serviceFormShape(null).parse({ ...values, service: { ...values.service, ...proposed } });
}

const LINE = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  minHeight: 56,
  py: 0.5,
  pr: 1,
  borderBottom: "1px solid",
  borderColor: "divider",
  cursor: "pointer",
} as const;
const PILL = {
  minHeight: 40,
  "@media (pointer: coarse), (max-width: 599.95px)": { minHeight: 44 },
  px: 1.5,
  borderRadius: "8px",
  typography: "body2",
  border: "1px solid",
  borderColor: "outline",
  "&:hover": { bgcolor: "action.hover" },
  '&[aria-pressed="true"]': { bgcolor: "primary.soft", color: "primary.ink", borderColor: "primary.main" },
} as const;
