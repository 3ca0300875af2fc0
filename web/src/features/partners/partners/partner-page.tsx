// /partner/{id}: the data, the people, the subscription and the brand of a partner. Without an id: one's own.
import type { Partner } from "@mostrador/domain/partners/partners/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ComponentType, useState } from "react";
import { useParams } from "react-router";
import { useSession } from "../../../lib/session/session.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { usePartner, usePartners } from "./api.ts";
import { BrandCard } from "./brand-card.tsx";
import { PartnerDialog } from "./partner-dialog.tsx";
import { PartnerFrame } from "./partner-frame.tsx";
import { PeopleCard } from "./people-card.tsx";
import { SubscriptionCard } from "./subscription-card.tsx";
import { SubscriptionDialog } from "./subscription-dialog.tsx";

type Props = { cards: readonly ComponentType<{ partner: Partner }>[] };

/** `cards`: of higher capabilities. */
export function PartnerPage({ cards }: Props) {
  // the router gives a page the rest of its address
  const id = (useParams()["*"] ?? "").split("/")[0] || undefined;
  const session = useSession();
  const mine = usePartners();
  const read = usePartner(id ?? mine.data?.[0]?._id);
  const isTeam = session.status === "in" && session.user.role === "admin";
  const error = read.error ?? (id ? null : mine.error);
  return (
    <PartnerFrame title={read.data?.name ?? "Partner"} partner={read.data} narrow isOwn={!id}>
      {read.data ? (
        <PartnerCards partner={read.data} isTeam={isTeam} cards={cards} />
      ) : error ? (
        <ErrorState title="Error al cargar los datos" error={error} onRetry={() => void read.refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </PartnerFrame>
  );
}

function PartnerCards({ partner, isTeam, cards }: Props & { partner: Partner; isTeam: boolean }) {
  const [dialog, setDialog] = useState<"data" | "subscription" | null>(null);
  const close = () => setDialog(null);
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Card title="Datos" action={<Button onClick={() => setDialog("data")}>Editar</Button>}>
        <Facts
          facts={[
            { label: "Nombre", value: partner.name },
            { label: "Descripción", value: partner.description },
            { label: "Código", value: partner.partnerCode },
            { label: "WhatsApp", value: `+${partner.countryCode} ${partner.whatsapp}` },
            { label: "Nivel", value: `Nivel ${partner.level}` },
          ]}
        />
      </Card>
      <SubscriptionCard subscription={partner.subscription} />
      {isTeam && (
        <Box>
          <Button onClick={() => setDialog("subscription")}>Editar suscripción</Button>
        </Box>
      )}
      <PeopleCard partner={partner} />
      <BrandCard partner={partner} />
      {cards.map((Card) => (
        <Card key={Card.name} partner={partner} />
      ))}
      {dialog === "data" && <PartnerDialog partner={partner} onClose={close} />}
      {dialog === "subscription" && <SubscriptionDialog partner={partner} onClose={close} />}
    </Box>
  );
}
