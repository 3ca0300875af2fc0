// What businesses of a trade usually offer: each service can be taken or left, and edited afterwards like any other.
import { type ProposedService, TRADES, type Trade } from "@mostrador/domain/platform/onboarding/trades.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Notice } from "../../../../ui/state/notice.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { durationText } from "../../../../ui/time/duration-field.tsx";
import { serviceFormShape, serviceValues, useCreateService } from "../../../catalog/services/index.ts";

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

function Proposed({ trade, businessId, places }: { trade: Trade; businessId: string; places: Places }) {
  const create = useCreateService();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState("");
  const taken = trade.services.filter(({ name }) => !left.has(name));
  const toggle = (name: string) => {
    const next = new Set(left);
    if (!next.delete(name)) next.add(name);
    setLeft(next);
  };
  /** What was added is left out when the rest is tried again. */
  const add = async () => {
    setAdding(true);
    setFailure("");
    try {
      for (const proposed of taken) {
        await create.mutateAsync({ body: bodyOf(proposed, businessId, places) });
        setLeft((before) => new Set([...before, proposed.name]));
      }
    } catch (error) {
      setFailure(sayError(error));
    } finally {
      setAdding(false);
    }
  };
  return (
    <>
      <Box component="ul" aria-label={`Servicios de ${trade.name}`} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {trade.services.map(({ name, duration, price, description }) => (
          <Box component="li" key={name}>
            <Box component="label" sx={LINE}>
              <Checkbox checked={!left.has(name)} disabled={isAdding} onChange={() => toggle(name)} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 500 }}>{name}</Box>
                <Typography variant="body2" color="textSecondary">
                  {description}
                </Typography>
              </Box>
              <Box sx={{ textAlign: "right", typography: "body2", fontVariantNumeric: "tabular-nums" }}>
                <Box>{price}</Box>
                <Box sx={{ color: "text.secondary" }}>{durationText(duration)}</Box>
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
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
        {isAdding ? "Agregando..." : taken.length === 1 ? "Agregar 1 servicio" : `Agregar ${taken.length} servicios`}
      </Button>
    </>
  );
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
