// The results of an inbox search: conversations by name or number, and messages by text.
import type { FoundMessage as Found, Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useState } from "react";
import { List } from "../../../../ui/list/list.tsx";
import { useRemovedIds } from "../../../../ui/resource/removal-queue.ts";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useThreads } from "../threads/api.ts";
import { listedThreads } from "../threads/thread-cache.ts";
import { ThreadRow } from "../threads/thread-row.tsx";
import type { InboxAddress } from "../use-inbox-address.ts";
import { useFoundMessages } from "./api.ts";
import { FoundMessage } from "./found-message.tsx";

type Props = {
  text: string;
  address: Pick<InboxAddress, "clientId" | "messageId" | "open">;
  now: number;
  zone: string | undefined;
};

/** This many conversations come before the messages; the rest on demand. */
const FEW = 5;

export function SearchResults({ text, address, now, zone }: Props) {
  const { clientId, messageId, open } = address;
  const byName = useThreads({ category: "all", name: text });
  const byWords = useFoundMessages(text);
  const removed = useRemovedIds();
  const [isWhole, setWhole] = useState(false);
  const threads = listedThreads(byName.data).filter(({ _id }) => !removed.has(_id));
  const found = (byWords.data?.pages ?? [])
    .flatMap(({ messages }) => messages)
    .filter(({ threadId }) => !removed.has(threadId));
  if (byName.isPending || byWords.isPending || byWords.isPlaceholderData) return <RowsSkeleton />;
  if (byName.error && byWords.error && threads.length + found.length === 0) {
    const retry = () => void Promise.all([byName.refetch(), byWords.refetch()]);
    return <ErrorState error={byName.error} onRetry={retry} dense />;
  }
  if (!byName.error && !byWords.error && threads.length + found.length === 0)
    return <Empty drawing="search" text="No se encontraron clientes" dense />;
  const isShort = !isWhole && found.length > 0 && threads.length > FEW;
  return (
    <>
      {(threads.length > 0 || byName.error) && (
        <Group title="Conversaciones">
          <List<Thread>
            label="Conversaciones"
            items={isShort ? threads.slice(0, FEW) : threads}
            itemId={(thread) => thread._id}
            renderItem={(thread, { selected }) => <ThreadRow thread={thread} isOpen={selected} now={now} zone={zone} />}
            onOpen={(thread) => open(thread.clientId)}
            openId={messageId ? null : threads.find((thread) => thread.clientId === clientId)?._id}
            {...(!isShort && pagesOf(byName))}
            empty={null}
          />
          {isShort && (
            <Button size="small" onClick={() => setWhole(true)} sx={{ mx: 1.5 }}>
              Ver más conversaciones
            </Button>
          )}
        </Group>
      )}
      {(found.length > 0 || byWords.error) && (isShort || !byName.hasNextPage) && (
        <Group title="Mensajes">
          <List<Found>
            label="Mensajes"
            items={found}
            itemId={(one) => one.messageId}
            renderItem={(one) => <FoundMessage found={one} now={now} zone={zone} />}
            onOpen={(one) => open(one.clientId, one.messageId)}
            openId={messageId}
            {...pagesOf(byWords)}
            empty={null}
          />
        </Group>
      )}
    </>
  );
}

type Query = ReturnType<typeof useThreads> | ReturnType<typeof useFoundMessages>;

function pagesOf(query: Query) {
  return {
    error: query.error,
    onRetry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    ...(!query.isFetching && { onMore: () => void query.fetchNextPage() }),
  };
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h2" color="textSecondary" sx={{ px: 2, pt: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
