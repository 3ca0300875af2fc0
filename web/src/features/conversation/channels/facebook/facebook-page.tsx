// Messenger and Instagram: the connected pages and accounts, and connecting more by signing in with Facebook.
import type { PageKind } from "@mostrador/domain/conversation/channels/facebook/schema.ts";
import type { Channel } from "@mostrador/domain/conversation/channels/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useMay } from "../../../../lib/session/active-business.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { CardsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { AnsweringDialog } from "../answering/answering-dialog.tsx";
import { useAsksWhoAnswers } from "../answering/use-asks-who-answers.ts";
import { useChannels } from "../api.ts";
import { DisconnectDialog } from "../disconnect-dialog.tsx";
import { useFacebookOffer } from "./api.ts";
import { ChooseAccounts } from "./choose-accounts.tsx";
import { PageCard } from "./page-card.tsx";
import { useFacebook } from "./use-facebook.ts";

export const MessengerPage = () => <FacebookPage kind="messenger" />;
export const InstagramPage = () => <FacebookPage kind="instagram" />;

const WORDS = {
  messenger: {
    title: "Messenger",
    subtitle: "Las páginas de Facebook donde te escriben tus clientes",
    empty: "Conecta la página de Facebook de tu negocio para recibir y responder aquí sus mensajes de Messenger.",
    leaving: "Dejarás de recibir y enviar mensajes de esta página, y el asistente no podrá responder.",
    other: "Conectar otra página",
  },
  instagram: {
    title: "Instagram",
    subtitle: "Las cuentas de Instagram donde te escriben tus clientes",
    empty:
      "Conecta la cuenta profesional de Instagram de tu negocio para recibir y responder aquí sus mensajes. Debe estar vinculada con una página de Facebook.",
    leaving: "Dejarás de recibir y enviar mensajes de esta cuenta, y el asistente no podrá responder.",
    other: "Conectar otra cuenta",
  },
} as const;
const SIGN_IN = "Iniciar sesión con Facebook";

function FacebookPage({ kind }: { kind: PageKind }) {
  const words = WORDS[kind];
  const channels = useChannels();
  const offer = useFacebookOffer();
  const facebook = useFacebook(kind);
  const may = useMay();
  const answering = useAsksWhoAnswers(channels.data ?? []);
  const [leaving, setLeaving] = useState<Channel | null>(null);
  const mayEdit = may(PAGE.integraciones, "edit");
  // a notice about the offer that comes late would push the pages down
  const isPending = channels.isPending || offer.isPending;
  const data = isPending ? undefined : channels.data;
  const own = (data ?? []).filter((channel) => channel.kind === kind);
  const isMissing = offer.data?.isOffered === false;
  const start = () => void facebook.start();
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      narrow
      action={
        mayEdit &&
        !isMissing &&
        own.length > 0 && (
          <Button disabled={facebook.isBusy} onClick={start}>
            {words.other}
          </Button>
        )
      }
    >
      {facebook.isReading && <Notice role="status">Leyendo tus páginas de Facebook…</Notice>}
      {isMissing && mayEdit && (
        <Notice tone="warning">
          Esta instalación todavía no puede iniciar sesión con Facebook. Quien la administra debe configurar{" "}
          {offer.data?.missing.join(" y ")}.
        </Notice>
      )}
      {isPending && <CardsSkeleton cards={1} height={220} />}
      {channels.error && !isPending && !data && (
        <ErrorState error={channels.error} onRetry={() => void channels.refetch()} />
      )}
      {data && own.length === 0 && (
        <Card>
          <Empty
            drawing="plug"
            text={words.empty}
            action={
              mayEdit &&
              !isMissing && (
                <Button variant="contained" color="primary" disabled={facebook.isBusy} onClick={start}>
                  {SIGN_IN}
                </Button>
              )
            }
          />
        </Card>
      )}
      <Stack sx={{ gap: 2 }}>
        {own.map((channel) => (
          <PageCard
            key={channel._id}
            channel={channel}
            mayEdit={mayEdit && !isMissing}
            mayDisconnect={may(PAGE.integraciones, "delete")}
            isBusy={facebook.isBusy}
            onRenew={start}
            onDisconnect={() => setLeaving(channel)}
            onChooseAnswering={() => answering.ask(channel)}
          />
        ))}
      </Stack>
      {facebook.found && (
        <ChooseAccounts found={facebook.found} onClose={facebook.forget} onConnected={answering.connected} />
      )}
      {answering.asked && (
        <AnsweringDialog key={answering.asked._id} channel={answering.asked} onClose={answering.next} />
      )}
      {leaving && (
        <DisconnectDialog channel={leaving} onClose={() => setLeaving(null)}>
          {words.leaving} Tus conversaciones se conservan y puedes volver a conectarla.
        </DisconnectDialog>
      )}
    </Page>
  );
}
