// WhatsApp: the numbers of the business, the state of each, and connecting another.
import type { Channel } from "@mostrador/domain/conversation/channels/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Link } from "react-router";
import { useMay } from "../../../lib/session/active-business.ts";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { Edited } from "../../../ui/form/edited.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { CardsSkeleton } from "../../../ui/state/skeletons.tsx";
import { AnsweringDialog } from "./answering/answering-dialog.tsx";
import { useAsksWhoAnswers } from "./answering/use-asks-who-answers.ts";
import { useChannels } from "./api.ts";
import { ChannelCard } from "./channel-card.tsx";
import { ConnectButtons } from "./connect-buttons.tsx";
import { ConnectForm } from "./connect-form.tsx";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import { EditForm } from "./edit-form.tsx";
import { TestForm } from "./test-form.tsx";
import { useSignUp } from "./use-sign-up.ts";

export function WhatsappPage() {
  const channels = useChannels();
  const may = useMay();
  const [renewed, setRenewed] = useState<Channel | null>(null);
  const [edited, setEdited] = useState<Channel | null>(null);
  const { begun, begin, end } = useBegun();
  const [tested, setTested] = useState<Channel | null>(null);
  const answering = useAsksWhoAnswers(channels.data ?? []);
  const connected = (channel: Channel) => answering.connected([channel]);
  const signUp = useSignUp(connected);
  const [leaving, setLeaving] = useState<Channel | null>(null);
  const mayEdit = may(PAGE.integraciones, "edit");
  const isPending = channels.isPending || signUp.isPending;
  const data = isPending ? undefined : channels.data;
  const numbers = (data ?? []).filter((channel) => channel.kind === "whatsapp");
  return (
    <Page
      title="WhatsApp"
      subtitle="Los números donde te escriben tus clientes"
      narrow
      action={
        mayEdit &&
        numbers.length > 0 && (
          <ConnectButtons signUp={signUp} label="Conectar otro" isFirst={false} onByHand={() => begin()} />
        )
      }
      tools={
        numbers.length > 0 && (
          <Button component={Link} to="/integraciones/whatsapp/plantillas">
            Plantillas de mensajes
          </Button>
        )
      }
    >
      {signUp.isConnecting && <Notice role="status">Conectando con Meta…</Notice>}
      {isPending && <CardsSkeleton cards={1} height={220} />}
      {channels.error && !isPending && !data && (
        <ErrorState error={channels.error} onRetry={() => void channels.refetch()} />
      )}
      {data && numbers.length === 0 && (
        <Card>
          <Empty
            drawing="plug"
            text="Conecta el número de WhatsApp de tu negocio para recibir y responder mensajes aquí."
            action={
              mayEdit && <ConnectButtons signUp={signUp} label="Conectar WhatsApp" isFirst onByHand={() => begin()} />
            }
          />
        </Card>
      )}
      <Stack sx={{ gap: 2 }}>
        {numbers.map((channel) => (
          <ChannelCard
            key={channel._id}
            channel={channel}
            mayEdit={mayEdit}
            mayDisconnect={may(PAGE.integraciones, "delete")}
            onEdit={() => setEdited(channel)}
            onRenew={() => setRenewed(channel)}
            onDisconnect={() => setLeaving(channel)}
            onTest={() => setTested(channel)}
            onChooseAnswering={() => answering.ask(channel)}
          />
        ))}
      </Stack>
      {tested && <TestForm channel={tested} onClose={() => setTested(null)} />}
      {renewed && <ConnectForm channel={renewed} onClose={() => setRenewed(null)} onConnected={connected} />}
      {answering.asked && (
        <AnsweringDialog key={answering.asked._id} channel={answering.asked} onClose={answering.next} />
      )}
      {edited && (
        <Edited key={edited._id} row={numbers.find(({ _id }) => _id === edited._id) ?? edited}>
          {(read) => <EditForm channel={read} onClose={() => setEdited(null)} />}
        </Edited>
      )}
      {begun && mayEdit && <ConnectForm channel={null} onClose={end} onConnected={connected} />}
      {leaving && (
        <DisconnectDialog channel={leaving} onClose={() => setLeaving(null)}>
          Dejarás de recibir y enviar mensajes con este número, y el asistente no podrá responder. Tus conversaciones se
          conservan y puedes volver a conectarlo.
        </DisconnectDialog>
      )}
    </Page>
  );
}
