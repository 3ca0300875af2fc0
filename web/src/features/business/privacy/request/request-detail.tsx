// One request, next to the list: what was asked, the next step, and its log.
import { answerRequest } from "@mostrador/domain/business/privacy/routes.ts";
import { KIND_NAMES, PURPOSE_NAMES, type WholeRequest } from "@mostrador/domain/business/privacy/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { Facts } from "../../../../ui/data/facts.tsx";
import { Drawer } from "../../../../ui/dialog/drawer.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { FactsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useRequest } from "../api.ts";
import { dayShort } from "../day-short.ts";
import { AnswerForm } from "./answer-form.tsx";
import { NextStep } from "./next-step.tsx";
import { RequestState } from "./request-words.tsx";

export function RequestDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useRequest(id);
  const request = read.data;
  const mayAnswer = useMayCall()(answerRequest);
  const [answering, setAnswering] = useState(false);
  return (
    <Drawer
      open
      onClose={onClose}
      title={request ? `${KIND_NAMES[request.kind]} de ${request.client.name}` : "Solicitud"}
      width={520}
      actions={
        request?.state === "received" &&
        mayAnswer && (
          <Button variant="contained" color="primary" onClick={() => setAnswering(true)}>
            Responder
          </Button>
        )
      }
    >
      {read.isPending && <FactsSkeleton />}
      {read.error && !request && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {request && (
        <Stack sx={{ gap: 3 }}>
          <Box>
            <RequestState request={request} />
          </Box>
          <RequestFacts request={request} />
          {request.state === "accepted" && mayAnswer && <NextStep request={request} />}
          <Log request={request} />
        </Stack>
      )}
      {answering && request && <AnswerForm request={request} onClose={() => setAnswering(false)} />}
    </Drawer>
  );
}

function RequestFacts({ request }: { request: WholeRequest }) {
  const { client, receivedOn, through, notes, purposes, answerBy, answeredOn, answer, carryOutBy, doneOn } = request;
  const { blocked } = request;
  return (
    <Facts
      facts={[
        {
          label: "Contacto",
          value: client.isThere ? (
            <MuiLink component={Link} to={`/contactos/${client._id}`}>
              {client.name}
            </MuiLink>
          ) : (
            client.name
          ),
        },
        { label: "Llegó", value: `${dayShort(receivedOn)}, por ${through}` },
        notes !== "" && { label: "Qué pide", value: notes },
        purposes.length > 0 && { label: "Se opone a", value: purposes.map((one) => PURPOSE_NAMES[one]).join("\n") },
        answeredOn === null
          ? { label: "Responder antes de", value: `${dayShort(answerBy)} (20 días hábiles)` }
          : { label: "Se respondió", value: `${dayShort(answeredOn)}\n${answer}` },
        carryOutBy !== null &&
          doneOn === null && { label: "Llevar a cabo antes de", value: `${dayShort(carryOutBy)} (15 días hábiles)` },
        doneOn !== null && { label: "Se llevó a cabo", value: dayShort(doneOn) },
        blocked !== null && {
          label: "Datos bloqueados",
          value: `Nadie los ve. Se eliminan después del ${dayShort(blocked.deleteAfter)}.`,
        },
      ]}
    />
  );
}

function Log({ request: { steps } }: { request: WholeRequest }) {
  return (
    <Box component="section" aria-label="Bitácora">
      <Typography variant="h3" sx={{ mb: 1 }}>
        Bitácora
      </Typography>
      <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
        {steps.map(({ what, details, actorName, at }) => (
          <Box component="li" key={`${at} ${what}`}>
            <Typography variant="subtitle2" component="div">
              {what}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="div">
              {actorName}, <DateTime value={at} />
            </Typography>
            {details && (
              <Typography variant="body2" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere", mt: 0.5 }}>
                {details}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
