// Inbox: the conversation list, the open conversation and its contact. Side by side on the desktop, one at a time on
// the phone.
import Box from "@mui/material/Box";
import { useMemo, useRef } from "react";
import type { Start } from "../../../lib/conversation/in-conversation.ts";
import { Drawer } from "../../../ui/dialog/drawer.tsx";
import { HiddenText } from "../../../ui/layout/hidden-text.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { SplitPane } from "../../../ui/layout/split-pane.tsx";
import { usePhone, useWide } from "../../../ui/layout/use-screen.ts";
import { Empty } from "../../../ui/state/empty.tsx";
import { Late } from "../../../ui/state/late.tsx";
import { ContactPane } from "./contact/contact-pane.tsx";
import { Conversation } from "./conversation/conversation.tsx";
import { useFollowMerged } from "./live/use-follow-merged.ts";
import { useLiveInbox } from "./live/use-live-inbox.ts";
import { Starts, startsOf, useStarts } from "./quick-actions/starts.ts";
import { ThreadList } from "./threads/thread-list.tsx";
import { useBusinessOfAddress, useInboxAddress } from "./use-inbox-address.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";

export function InboxPage({ starts: given }: { starts: readonly Start[] }) {
  const starts = useMemo(() => startsOf(given), [given]);
  return (
    <Starts value={starts}>
      <Inbox />
    </Starts>
  );
}

function Inbox() {
  useBusinessOfAddress();
  const address = useInboxAddress();
  const { clientId, messageId, leaveMessage, begun, begin, leaveBegun, isDetailOpen, openDetail, closeDetail, close } =
    address;
  const news = useLiveInbox();
  useFollowMerged(address);
  const isPhone = usePhone();
  const isWide = useWide();
  const page = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLElement>(null);
  useInboxKeys({ page, search, onBack: isPhone && isDetailOpen ? closeDetail : clientId ? close : null });

  const start = useStarts().find(({ name }) => name === begun);
  const pane = clientId && !(start && isWide) && (
    <ContactPane
      key={clientId}
      clientId={clientId}
      onBack={isPhone ? closeDetail : undefined}
      onBegin={begin}
      onRemoved={close}
    />
  );
  const isBeside = isWide || isPhone;
  const isNarrow = start && !isWide && !isPhone;
  return (
    <Page title="Inbox" full hideTitle>
      <HiddenText live>{news}</HiddenText>
      <Box
        ref={page}
        sx={{ display: "grid", gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr) auto", flex: 1, minHeight: 0 }}
      >
        <SplitPane
          labels={{ start: "Conversaciones", main: "Conversación", end: "Datos del contacto" }}
          shown={clientId ? (isDetailOpen ? "end" : "main") : "start"}
          startWidth={360}
          {...(isNarrow && { without: "start" })}
          start={<ThreadList address={address} searchRef={search} />}
          main={
            clientId ? (
              <Conversation
                key={clientId}
                clientId={clientId}
                messageId={messageId}
                onLeaveMessage={leaveMessage}
                onBack={close}
                onBegin={begin}
                onDetail={isWide ? undefined : openDetail}
              />
            ) : (
              <NothingOpen />
            )
          }
          end={isBeside ? pane : null}
        />
        {start && clientId && (
          <Late key={clientId} part={start.part} props={{ contactId: clientId, onClose: leaveBegun }} />
        )}
      </Box>
      {pane && !isBeside && (
        <Drawer open={isDetailOpen} onClose={closeDetail} title="Datos del contacto" width={360}>
          {pane}
        </Drawer>
      )}
    </Page>
  );
}

function NothingOpen() {
  return (
    <Box sx={{ display: "flex", flex: 1, bgcolor: "background.default" }}>
      <Empty
        drawing="chat"
        text="Elige una conversación. Con las flechas recorres la lista, Enter la abre y / te lleva a la búsqueda."
      />
    </Box>
  );
}
