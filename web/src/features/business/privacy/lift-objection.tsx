// Lifts an objection when a contact accepts again; how the contact said so is recorded.
import { liftObjection } from "@mostrador/domain/business/privacy/routes.ts";
import { LiftedObjection, PURPOSE_NAMES, type Purpose } from "@mostrador/domain/business/privacy/schema.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { useLiftObjection } from "./api.ts";
import { ThroughForm } from "./through-form.tsx";

type Props = { clientId: string; purpose: Purpose };

export function LiftObjection({ clientId, purpose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const mayLift = useMayCall()(liftObjection);
  if (!mayLift) return null;
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={`Lo volvió a aceptar: ${PURPOSE_NAMES[purpose]}`}
        onClick={() => setOpen(true)}
      >
        Lo volvió a aceptar
      </Button>
      {isOpen && <LiftForm clientId={clientId} purpose={purpose} onClose={() => setOpen(false)} />}
    </>
  );
}

function LiftForm({ clientId, purpose, onClose }: Props & { onClose: () => void }) {
  const lift = useLiftObjection();
  return (
    <ThroughForm<LiftedObjection>
      title="Lo volvió a aceptar"
      label="Cómo lo aceptó"
      placeholder="Por escrito en recepción, por WhatsApp…"
      help={`${PURPOSE_NAMES[purpose]}. Queda en la bitácora de su solicitud, con la fecha y tu nombre`}
      schema={LiftedObjection}
      known={{ purpose }}
      errorRoot="lifted"
      save={(lifted) => lift.mutateAsync({ params: { id: clientId }, body: { lifted } })}
      onClose={onClose}
    />
  );
}
