// One conversation: header, messages and composer. It mounts again for each contact.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { CallError } from "../../../../lib/client.ts";
import { useActiveBusiness, useMay } from "../../../../lib/session/active-business.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { usePhone } from "../../../../ui/layout/use-screen.ts";
import { useTitle } from "../../../../ui/layout/use-title.ts";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { useContact } from "../../../business/contacts/index.ts";
import { channelPhone, useChannels } from "../../channels/index.ts";
import { HeldLine } from "../handover/held-line.tsx";
import { backToNewest } from "../messages/api.ts";
import { MessageList, type Side } from "../messages/message-list.tsx";
import { useThreadOf } from "../threads/api.ts";
import { attentionOf } from "../threads/attention.ts";
import { useZone } from "../use-zone.ts";
import { TeamMenu } from "../waiting/team-menu.tsx";
import { Composer } from "../writing/compose/composer.tsx";
import { useDraft } from "../writing/unsent/draft.ts";
import { useConversation } from "../writing/use-conversation.ts";
import { isShutByCarrier, windowOf } from "../writing/window-text.ts";
import { AloneOnPhone } from "./alone-on-phone.tsx";
import { AttentionLine } from "./attention-line.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { ConversationSkeleton } from "./conversation-skeleton.tsx";
import { useAssistantSwitch } from "./use-assistant-switch.ts";
import { useMarkRead } from "./use-mark-read.ts";

type Props = {
  clientId: string;
  /** The message to start reading at; null for the end. */
  messageId: string | null;
  onLeaveMessage: () => void;
  onBack: () => void;
  onDetail: (() => void) | undefined;
  /** By the name of the action to start for the contact. */
  onBegin: (name: string) => void;
};

export function Conversation({ clientId, messageId, onLeaveMessage, onBack, onDetail, onBegin }: Props) {
  const { businessId, membership } = useActiveBusiness();
  const may = useMay();
  const isPhone = usePhone();
  const zone = useZone();
  const now = useNow();
  const contact = useContact(clientId);
  const thread = useThreadOf(clientId);
  const { query, messages, pendingIds, resend, discard } = useConversation(clientId, messageId);
  const draft = useDraft(clientId);
  const known = thread.data ?? null;
  const window = windowOf(thread.data, now, zone, isShutByCarrier(messages));
  const { turn, isSaving } = useAssistantSwitch(known);
  useMarkRead(known);

  const channels = useChannels().data ?? [];
  const own = channels.length > 1 && channels.find(({ _id }) => _id === known?.channelId);
  const through = own ? channelPhone(own) || own.phoneNumberId : "";

  const mayWrite = may(PAGE.chat, "edit");
  const person = known?.client ?? contact.data;
  const name = known?.clientName || (person && contactName(person));
  const phone = person?.whatsapp ? canonicalPhone(person.countryCode, person.whatsapp) : "";
  const business = membership?.name ?? "";
  const variables = useMemo(
    () => ({
      nombre: person?.name || person?.pushName || "",
      nombre_whatsapp: person?.pushName ?? "",
      negocio: business,
    }),
    [person?.name, person?.pushName, business],
  );
  useTitle(name, "detail");
  const attention = known ? attentionOf(known, now) : null;
  const client = useQueryClient();
  const older = useSide(query.hasNextPage, query.isFetchingNextPage, query.fetchNextPage);
  const newer = useSide(query.hasPreviousPage, query.isFetchingPreviousPage, query.fetchPreviousPage);
  const toNewest = useCallback(() => {
    if (messageId) onLeaveMessage();
    else if (businessId) backToNewest(client, businessId, clientId);
  }, [client, businessId, clientId, messageId, onLeaveMessage]);
  const isGone = messageId !== null && query.error instanceof CallError && query.error.status === 404;
  // no credits keep it silent, but it is still switched on
  const isOn = attention?.by === "assistant" || attention?.by === "silent";

  if (contact.error && !person) return <NoContact error={contact.error} onRetry={contact.refetch} onBack={onBack} />;
  return (
    <Box sx={{ display: "flex", flexDirection: "column", flex: 1, minHeight: 0 }}>
      {isPhone && <AloneOnPhone />}
      <ConversationHeader
        name={name}
        phone={phone && displayPhone(phone)}
        channel={known?.channel ?? "WhatsApp"}
        through={through}
        onBack={onBack}
        onDetail={onDetail}
        team={known && <TeamMenu thread={known} mayEdit={mayWrite} />}
        onBegin={onBegin}
        assistant={mayWrite && attention && !known?.heldBy ? { isOn, isSaving, onTurn: turn } : null}
      />
      {known?.heldBy && <HeldLine thread={known} mayEdit={mayWrite} />}
      {known && attention && (!known.heldBy || known.waitingSince) && (
        <AttentionLine
          attention={attention}
          waitingSince={known.waitingSince}
          waitReason={known.waitReason}
          resolvedAt={known.resolvedAt}
          zone={zone}
        />
      )}
      {query.isPending ? (
        <ConversationSkeleton />
      ) : isGone ? (
        <Empty
          drawing="search"
          text="Este mensaje ya no está en la conversación."
          action={<Button onClick={onLeaveMessage}>Ver la conversación</Button>}
        />
      ) : query.error && messages.length === 0 ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : messages.length === 0 ? (
        <Empty drawing="chat" text="Todavía no hay mensajes con este cliente." />
      ) : (
        <MessageList
          key={messageId}
          target={messageId}
          messages={messages}
          pendingIds={pendingIds}
          zone={zone}
          older={older}
          newer={newer}
          onNewest={toNewest}
          onReply={mayWrite ? draft.quote : undefined}
          onResend={mayWrite ? resend : undefined}
          isOpen={window.isOpen}
          onDiscard={discard}
          isAnswerDue={Boolean(known?.answerDueAt)}
        />
      )}
      {businessId && (
        <Composer
          businessId={businessId}
          clientId={clientId}
          thread={known}
          draft={draft}
          window={window}
          phone={phone}
          mayWrite={mayWrite}
          onSent={newer.isThere ? toNewest : undefined}
          variables={variables}
        />
      )}
    </Box>
  );
}

function useSide(isThere: boolean, isLoading: boolean, read: () => unknown): Side {
  return useMemo(() => ({ isThere, isLoading, onRead: () => void read() }), [isThere, isLoading, read]);
}

function NoContact({ error, onRetry, onBack }: { error: Error; onRetry: () => unknown; onBack: () => void }) {
  if (!(error instanceof CallError && error.status === 404))
    return <ErrorState title="Error al cargar información del cliente" error={error} onRetry={onRetry} />;
  return (
    <Empty
      drawing="search"
      text="No se encontró este cliente."
      action={<Button onClick={onBack}>Ver conversaciones</Button>}
    />
  );
}
