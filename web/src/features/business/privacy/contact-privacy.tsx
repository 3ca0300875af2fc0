// A contact's privacy data: notice given, objections, holds and requests.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { noteProof } from "@mostrador/domain/business/privacy/routes.ts";
import { type ContactPrivacy, KIND_NAMES, NewProof, PURPOSE_NAMES } from "@mostrador/domain/business/privacy/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Link } from "react-router";
import type * as z from "zod";
import type { OfContact } from "../../../lib/contact/in-contact.ts";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { CheckCircleOutlineRounded } from "../../../ui/icon/states.ts";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { FactsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useContactPrivacy, useNoteProof, usePrivacyLive } from "./api.ts";
import { dayShort } from "./day-short.ts";
import { LiftObjection } from "./lift-objection.tsx";
import { RequestState } from "./request/request-words.tsx";
import { ThroughForm } from "./through-form.tsx";

export function ContactPrivacyButton({ contact }: OfContact) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="text" startIcon={<CheckCircleOutlineRounded />} onClick={() => setOpen(true)}>
        Privacidad
      </Button>
      {isOpen && <PrivacyDialog contact={contact} onClose={() => setOpen(false)} />}
    </>
  );
}

function PrivacyDialog({ contact, onClose }: OfContact & { onClose: () => void }) {
  usePrivacyLive();
  const read = useContactPrivacy(contact._id);
  const mayNote = useMayCall()(noteProof);
  const [noting, setNoting] = useState(false);
  const { data } = read;
  const canNote =
    mayNote &&
    data?.noticeVersion != null &&
    !data.proofs.some(({ version, channel }) => version === data.noticeVersion && channel === "staff");
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Privacidad de ${contactName(contact)}`}
      actions={canNote && <Button onClick={() => setNoting(true)}>Anotar aviso entregado</Button>}
    >
      {read.isPending && <FactsSkeleton />}
      {read.error && !data && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {data && <PrivacyFacts clientId={contact._id} data={data} />}
      {noting && <ProofForm clientId={contact._id} onClose={() => setNoting(false)} />}
    </Dialog>
  );
}

function PrivacyFacts({ clientId, data }: { clientId: string; data: ContactPrivacy }) {
  const { proofs, noticeVersion, objections, holds, requests } = data;
  const none =
    noticeVersion === null ? "Tu aviso todavía no está publicado" : "No consta que se le haya dado a conocer";
  return (
    <Facts
      facts={[
        {
          label: "Aviso de privacidad",
          value:
            proofs.map((one) => `Versión ${one.version}, ${dayShort(one.givenAt)}: ${one.through}`).join("\n") || none,
        },
        {
          label: "Se opone a",
          value: objections.length > 0 && (
            <Stack sx={{ gap: 0.5, alignItems: "flex-start" }}>
              {objections.map(({ purpose, since }) => (
                <Box key={purpose}>
                  {`${PURPOSE_NAMES[purpose]}, desde el ${dayShort(since)}`}
                  <LiftObjection clientId={clientId} purpose={purpose} />
                </Box>
              ))}
            </Stack>
          ),
        },
        {
          label: "Resguardo legal",
          value: holds.map((one) => `${one.reason}, desde el ${dayShort(one.since)}`).join("\n"),
        },
        {
          label: "Solicitudes",
          value: requests.length > 0 && (
            <Stack sx={{ gap: 1 }}>
              {requests.map((request) => (
                <Box key={request._id} sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap" }}>
                  <MuiLink component={Link} to={`/privacidad?solicitud=${request._id}`}>
                    {`${KIND_NAMES[request.kind]}, ${dayShort(request.receivedOn)}`}
                  </MuiLink>
                  <RequestState request={request} />
                </Box>
              ))}
            </Stack>
          ),
        },
      ].map((fact) => ({ ...fact, value: fact.value === false ? "" : fact.value }))}
    />
  );
}

type Proof = z.infer<typeof NewProof>;

function ProofForm({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const { businessId } = useActiveBusiness();
  const note = useNoteProof();
  return (
    <ThroughForm<Proof>
      title="Aviso de privacidad entregado"
      label="Cómo se le entregó"
      placeholder="Impreso en recepción, por correo…"
      help="Queda la versión vigente, con la fecha de hoy y tu nombre"
      schema={NewProof}
      known={{ clientId }}
      errorRoot="proof"
      save={(proof) => note.mutateAsync({ body: { businessId: businessId ?? "", proof } })}
      onClose={onClose}
    />
  );
}
