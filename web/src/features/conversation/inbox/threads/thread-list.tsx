// The conversations of the business: search, filters, and the latest first.
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { RefObject } from "react";
import { useIsLive } from "../../../../lib/live.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { StatusDot } from "../../../../ui/data/status.tsx";
import { List } from "../../../../ui/list/list.tsx";
import { useDebounced } from "../../../../ui/pick/use-debounced.ts";
import { useRemovedIds } from "../../../../ui/resource/removal-queue.ts";
import { Empty } from "../../../../ui/state/empty.tsx";
import { useChannels } from "../../channels/index.ts";
import type { InboxAddress } from "../use-inbox-address.ts";
import { useZone } from "../use-zone.ts";
import { InboxSettingsButton } from "../waiting/inbox-settings-button.tsx";
import { usePinned } from "../waiting/use-pinned.ts";
import { useWaitCount } from "../waiting/use-wait-count.ts";
import { useThreads } from "./api.ts";
import { connectionOf } from "./connection.ts";
import { NoThreads } from "./no-threads.tsx";
import { listedThreads } from "./thread-cache.ts";
import { ThreadFilters } from "./thread-filters.tsx";
import { ThreadRow } from "./thread-row.tsx";

/** Where who waits stands on top: not among those that were asked for by something else. */
const PINNED_OVER: ReadonlySet<string> = new Set(["all", "WhatsApp", "Instagram", "Messenger"]);
const NOTHING: Readonly<Record<string, string>> = {
  waiting: "Nadie espera a una persona.",
  mine: "No tienes conversaciones asignadas.",
};

/** The search box waits 300 ms before it speaks: together the 1500 ms of the documents. */
const SEARCH_MS = 1200;

type Props = { address: InboxAddress; searchRef: RefObject<HTMLElement | null> };

export function ThreadList({ address, searchRef }: Props) {
  const { filter, search, clientId, open, setFilter, setSearch } = address;
  const settled = useDebounced(search, SEARCH_MS);
  const name = search === "" ? "" : settled;
  const query = useThreads({ category: name ? "all" : filter, name });
  const removed = useRemovedIds();
  const listed = listedThreads(query.data).filter(({ _id }) => !removed.has(_id));
  const isPinning = name === "" && PINNED_OVER.has(filter);
  const threads = usePinned(listed, filter, isPinning).filter(({ _id }) => !removed.has(_id));
  const waiting = useWaitCount().data?.waiting ?? 0;
  const now = useNow();
  const zone = useZone();
  return (
    <>
      <Box component="header" sx={{ display: "flex", alignItems: "center", gap: 1, px: 2, minHeight: 56 }}>
        <Typography variant="h2" component="div" sx={{ flex: 1 }}>
          Inbox
        </Typography>
        <Line />
        <InboxSettingsButton />
      </Box>
      <ThreadFilters {...{ filter, search, waiting, searchRef }} onFilter={setFilter} onSearch={setSearch} />
      <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto", borderTop: "1px solid", borderColor: "divider" }}>
        <List<Thread>
          label="Conversaciones"
          items={threads}
          itemId={(thread) => thread._id}
          renderItem={(thread, { selected }) => <ThreadRow thread={thread} isOpen={selected} now={now} zone={zone} />}
          onOpen={(thread) => open(thread.clientId)}
          openId={threads.find((thread) => thread.clientId === clientId)?._id}
          loading={query.isPending || (search !== "" && search !== settled)}
          error={query.error}
          onRetry={() => void query.refetch()}
          hasMore={query.hasNextPage}
          loadingMore={query.isFetchingNextPage}
          {...(!query.isFetching && { onMore: () => void query.fetchNextPage() })}
          empty={
            name || filter !== "all" ? (
              <Empty drawing="search" text={NOTHING[filter] ?? "No se encontraron clientes"} dense />
            ) : (
              <NoThreads />
            )
          }
        />
      </Box>
    </>
  );
}

/** Whether a message of a customer would arrive here by itself. */
function Line() {
  const { label, tone, mark, why } = connectionOf(useIsLive(), useChannels().data);
  return (
    <Tooltip title={why} describeChild>
      <Box role="status" sx={{ display: "flex", alignItems: "center", gap: 0.75, typography: "caption" }}>
        <StatusDot tone={tone} mark={mark} />
        <Box component="span" sx={{ color: "text.secondary" }}>
          {label}
        </Box>
      </Box>
    </Tooltip>
  );
}
