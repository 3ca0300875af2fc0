// The conversation list: search, filters, and the latest first.
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useIsLive } from "../../../../lib/live.ts";
import { useIsOnline } from "../../../../lib/use-is-online.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { StatusDot } from "../../../../ui/data/status.tsx";
import { HIDDEN } from "../../../../ui/layout/hidden-text.tsx";
import { usePhone } from "../../../../ui/layout/use-screen.ts";
import { List } from "../../../../ui/list/list.tsx";
import { useDebounced } from "../../../../ui/pick/use-debounced.ts";
import { useRemovedIds } from "../../../../ui/resource/removal-queue.ts";
import { Empty } from "../../../../ui/state/empty.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useChannels } from "../../channels/index.ts";
import { SearchResults } from "../search/search-results.tsx";
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

/** Whether waiting contacts are pinned on top: not in a filtered list. */
const PINNED_OVER: ReadonlySet<string> = new Set(["all", "WhatsApp", "Instagram", "Messenger"]);
const NOTHING: Readonly<Record<string, string>> = {
  waiting: "Nadie espera a una persona.",
  mine: "No tienes conversaciones asignadas.",
};

/** The search box waits 300 ms itself: together they are the 1500 ms of the documents. */
const SEARCH_MS = 1200;

type Props = { address: InboxAddress; searchRef: RefObject<HTMLElement | null> };

export function ThreadList({ address, searchRef }: Props) {
  const { filter, search, clientId, open, setFilter, setSearch } = address;
  const settled = useDebounced(search, SEARCH_MS);
  const name = search === "" ? "" : settled;
  const query = useThreads({ category: filter, name: "" });
  const removed = useRemovedIds();
  const listed = useMemo(() => listedThreads(query.data).filter(({ _id }) => !removed.has(_id)), [query.data, removed]);
  const threads = usePinned(listed, filter, PINNED_OVER.has(filter)).filter(({ _id }) => !removed.has(_id));
  const waiting = useWaitCount().data?.waiting ?? 0;
  const now = useNow();
  const zone = useZone();
  const isPhone = usePhone();
  const scroll = useKeptScroll(isPhone && clientId !== null);
  const drawThread = useCallback(
    (thread: Thread, { selected }: { selected: boolean }) => (
      <ThreadRow thread={thread} isOpen={selected} now={now} zone={zone} />
    ),
    [now, zone],
  );
  return (
    <>
      {!isPhone && (
        <Box component="header" sx={{ display: "flex", alignItems: "center", gap: 1, px: 2, minHeight: 56 }}>
          <Typography variant="h2" component="div" sx={{ flex: 1 }}>
            Inbox
          </Typography>
          <Line />
          <InboxSettingsButton />
        </Box>
      )}
      <ThreadFilters {...{ filter, search, waiting, searchRef }} onFilter={setFilter} onSearch={setSearch}>
        {isPhone && <Line isSmall />}
        {isPhone && <InboxSettingsButton />}
      </ThreadFilters>
      <Box
        ref={scroll.ref}
        onScroll={scroll.onScroll}
        sx={{ flex: 1, minHeight: 0, overflowY: "auto", borderTop: "1px solid", borderColor: "divider" }}
      >
        {search === "" ? (
          <List<Thread>
            label="Conversaciones"
            items={threads}
            itemId={(thread) => thread._id}
            renderItem={drawThread}
            onOpen={(thread) => open(thread.clientId)}
            openId={threads.find((thread) => thread.clientId === clientId)?._id}
            loading={query.isPending}
            error={query.error}
            onRetry={() => void query.refetch()}
            hasMore={query.hasNextPage}
            loadingMore={query.isFetchingNextPage}
            {...(!query.isFetching && { onMore: () => void query.fetchNextPage() })}
            empty={
              filter === "all" ? (
                <NoThreads />
              ) : (
                <Empty drawing="search" text={NOTHING[filter] ?? "No se encontraron clientes"} dense />
              )
            }
          />
        ) : name === "" || search !== settled ? (
          <RowsSkeleton />
        ) : (
          <SearchResults key={name} text={name} address={address} now={now} zone={zone} />
        )}
      </Box>
    </>
  );
}

/** Restores the list's scroll position after a conversation replaced it. */
function useKeptScroll(isAway: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  useLayoutEffect(() => {
    if (!isAway && ref.current) ref.current.scrollTop = top.current;
  }, [isAway]);
  const onScroll = () => {
    if (!isAway) top.current = ref.current?.scrollTop ?? 0;
  };
  return { ref, onScroll };
}

/** Whether a customer's message would arrive here automatically. */
function Line({ isSmall = false }: { isSmall?: boolean }) {
  const { label, tone, mark, why } = connectionOf({ isLive: useIsLive(), isOnline: useIsOnline() }, useChannels().data);
  return (
    <Tooltip title={why} describeChild>
      <Box role="status" sx={{ display: "flex", alignItems: "center", gap: 0.75, typography: "caption" }}>
        <StatusDot tone={tone} mark={mark} />
        <Box component="span" sx={isSmall ? HIDDEN : { color: "text.secondary" }}>
          {label}
        </Box>
      </Box>
    </Tooltip>
  );
}
