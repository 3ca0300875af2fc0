// One conversation: with whom, what was said, where to write. Mounted anew for each contact.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useCallback, useMemo } from "react";
import { CallError } from "../../../../lib/client.ts";
import { useActiveBusiness, useMay } from "../../../../lib/session/active-business.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { useTitle } from "../../../../ui/layout/use-title.ts";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { useContact } from "../../../business/contacts/index.ts";
import { channelPhone, useChannels } from "../../channels/index.ts";
import { MessageList } from "../messages/message-list.tsx";
import { useThreadOf } from "../threads/api.ts";
import { attentionOf } from "../threads/attention.ts";
import { useZone } from "../use-zone.ts";
import { Composer } from "../writing/composer.tsx";
import { useDraft } from "../writing/draft.ts";
import { useConversation } from "../writing/use-conversation.ts";
import { windowOf } from "../writing/window-text.ts";
import { AttentionLine } from "./attention-line.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { ConversationSkeleton } from "./conversation-skeleton.tsx";
import { useAssistantSwitch } from "./use-assistant-switch.ts";
import { useMarkRead } from "./use-mark-read.ts";

type Props = { clientId: string; onBack: () => void; onDetail: (() => void) | undefined };

export function Conversation({ clientId, onBack, onDetail }: Props) {
  const { businessId, membership } = useActiveBusiness();
  const may = useMay();
  const zone = useZone();
  const now = useNow();
  const contact = useContact(clientId);
  const thread = useThreadOf(clientId);
  const { query, messages, pendingIds, resend, discard } = useConversation(clientId);
  const draft = useDraft(clientId);
  const known = thread.data ?? null;
  const window = windowOf(thread.data, now, zone);
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
  // silent for want of credits, it is switched on all the same
  const isOn = attention?.by === "assistant" || attention?.by === "silent";
  const older = useCallback(() => void query.fetchNextPage(), [query.fetchNextPage]);

  if (contact.error && !person) return <NoContact error={contact.error} onRetry={contact.refetch} onBack={onBack} />;
  return (
    <Box sx={{ display: "flex", flexDirection: "column", flex: 1, minHeight: 0 }}>
      <ConversationHeader
        name={name}
        phone={phone && displayPhone(phone)}
        channel={known?.channel ?? "WhatsApp"}
        through={through}
        onBack={onBack}
        onDetail={onDetail}
        assistant={mayWrite && attention ? { isOn, isSaving, onTurn: turn } : null}
      />
      {attention && <AttentionLine attention={attention} zone={zone} />}
      {query.isPending ? (
        <ConversationSkeleton />
      ) : query.error && messages.length === 0 ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : messages.length === 0 ? (
        <Empty drawing="chat" text="Todavía no hay mensajes con este cliente." />
      ) : (
        <MessageList
          messages={messages}
          pendingIds={pendingIds}
          zone={zone}
          hasOlder={query.hasNextPage}
          isLoadingOlder={query.isFetchingNextPage}
          onOlder={older}
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
          variables={variables}
        />
      )}
    </Box>
  );
}

function NoContact({ error, onRetry, onBack }: { error: Error; onRetry: () => unknown; onBack: () => void }) {
  if (!(error instanceof CallError && error.status === 404)) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <Empty
      drawing="search"
      text="No se encontró este cliente."
      action={<Button onClick={onBack}>Ver conversaciones</Button>}
    />
  );
}
