// Google Calendar: the connected accounts, each specialist's calendar with its light, and pending decisions.
import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { answerQuestion } from "@mostrador/domain/scheduling/calendars/routes.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useActiveBusiness, useMay, useMayCall } from "../../../lib/session/active-business.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { CardsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { AccountsCard } from "./accounts-card.tsx";
import { useAttending, useGoogleOverview, useLinkCalendar, useQuestions } from "./api.ts";
import { LinkForm } from "./link-form.tsx";
import { QuestionCard } from "./question-card.tsx";
import { SpecialistCard } from "./specialist-card.tsx";
import { useConsent } from "./use-consent.ts";

export function GoogleCalendarPage() {
  const { businessId } = useActiveBusiness();
  const overview = useGoogleOverview();
  const attending = useAttending();
  const questions = useQuestions();
  const consent = useConsent();
  const unlink = useLinkCalendar();
  const toast = useToast();
  const mayEdit = useMay()(PAGE.integraciones, "edit");
  const mayAnswer = useMayCall()(answerQuestion);
  const [linking, setLinking] = useState<Specialist | null>(null);
  const [leaving, setLeaving] = useState<Specialist | null>(null);
  const isPending = overview.isPending || attending.isPending || questions.isPending;
  const failed = [overview, attending].find(({ error, data }) => error && !data);
  const { isConfigured = false, missing = [], accounts = [], calendars = [] } = overview.data ?? {};
  const linkOf = ({ _id }: Specialist) => calendars.find(({ specialistId }) => specialistId === _id);
  const nameOf = (id: string) => attending.data?.find(({ _id }) => _id === id)?.name ?? "alguien";
  const connected = accounts.filter((account) => account.isConnected);
  const connect = (
    <Button variant="contained" color="primary" disabled={consent.isBusy} onClick={() => void consent.connect()}>
      {consent.isBusy ? "Abriendo Google…" : "Conectar con Google"}
    </Button>
  );
  return (
    <Page
      title="Google Calendar"
      subtitle={
        connected.length > 0
          ? connected.map(({ email }) => email).join(" · ")
          : "Las citas llegan al calendario de cada especialista, y lo que ya tiene ocupado no se ofrece"
      }
      narrow
      action={
        mayEdit &&
        isConfigured &&
        accounts.length > 0 && (
          <Button startIcon={<AddRounded />} disabled={consent.isBusy} onClick={() => void consent.connect()}>
            Conectar otra cuenta
          </Button>
        )
      }
    >
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : isPending ? (
        <CardsSkeleton cards={3} height={120} />
      ) : !isConfigured ? (
        <Card>
          <Empty
            drawing="plug"
            text={`Todavía no se puede usar Google Calendar aquí. Quien administra la instalación tiene que poner ${missing.join(" y ")} en sus ajustes.`}
          />
        </Card>
      ) : accounts.length === 0 ? (
        <Card>
          <Empty
            drawing="plug"
            text="Conecta la cuenta de Google donde están los calendarios de tu equipo. Tú eliges cuál es de cada quien."
            action={mayEdit && connect}
          />
        </Card>
      ) : (
        <Stack sx={{ gap: 2 }}>
          {(questions.data ?? []).map((question) => (
            <QuestionCard key={`${question.specialistId} ${question.kind}`} question={question} mayAnswer={mayAnswer} />
          ))}
          {attending.people.length === 0 && (
            <Card>
              <Empty
                drawing="people"
                text="Registra primero a tus especialistas: cada quien puede tener su calendario."
              />
            </Card>
          )}
          {attending.people.map((specialist) => (
            <SpecialistCard
              key={specialist._id}
              specialist={specialist}
              linked={linkOf(specialist)}
              mayEdit={mayEdit}
              mayLink={connected.length > 0}
              isBusy={consent.isBusy}
              onLink={() => setLinking(specialist)}
              onUnlink={() => setLeaving(specialist)}
              onReconnect={(email) => void consent.connect(email)}
            />
          ))}
          <AccountsCard
            accounts={accounts}
            calendars={calendars}
            nameOf={nameOf}
            mayEdit={mayEdit}
            isBusy={consent.isBusy}
            onReconnect={(email) => void consent.connect(email)}
          />
        </Stack>
      )}
      {linking && (
        <LinkForm specialist={linking} accounts={accounts} linked={linkOf(linking)} onClose={() => setLinking(null)} />
      )}
      {leaving && (
        <ConfirmDialog
          open
          onClose={() => setLeaving(null)}
          title={`¿Desvincular el calendario de ${leaving.name}?`}
          confirmLabel="Desvincular"
          danger
          onConfirm={async () => {
            const calendarData = { specialistId: leaving._id, googleCalendarId: null };
            const { message } = await unlink.mutateAsync({ body: { businessId: businessId ?? "", calendarData } });
            toast.success(message);
          }}
        >
          Sus citas dejarán de escribirse en Google y lo que tenga ahí dejará de contar como ocupado. Lo que ya está en
          su calendario se queda como está.
        </ConfirmDialog>
      )}
    </Page>
  );
}
