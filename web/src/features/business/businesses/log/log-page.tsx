// Bitácora: who did what in the business, the newest first. Only its owners read it.
import { listAudit } from "@mostrador/domain/ground/identity/routes.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { read } from "../../../../lib/client.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { List } from "../../../../ui/list/list.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";

export function LogPage() {
  const navigate = useNavigate();
  const { membership, businessId } = useActiveBusiness();
  const isOwner = membership?.role === "owner";
  const log = useLog(isOwner ? businessId : null);
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Page
      title="Bitácora"
      subtitle="Quién hizo qué en tu negocio"
      narrow
      back={{ label: "Negocio", to: "/negocio", onSelect: () => void navigate("/negocio") }}
    >
      {isOwner ? (
        <Card flush>
          <List
            label="Bitácora"
            items={entries}
            itemId={({ _id }) => _id}
            loading={log.isPending}
            error={log.error}
            onRetry={() => void log.refetch()}
            hasMore={log.hasNextPage}
            loadingMore={log.isFetchingNextPage}
            onMore={() => void log.fetchNextPage()}
            renderItem={({ actorName, summary, at }) => (
              <>
                <Avatar name={actorName} />
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                  <Typography variant="body2">{summary}</Typography>
                  <Typography variant="caption" color="textSecondary">
                    {actorName} · <DateTime value={at} />
                  </Typography>
                </Box>
              </>
            )}
            empty={<Empty dense drawing="people" text="Aquí verás cada cambio importante y quién lo hizo." />}
          />
        </Card>
      ) : (
        <Card>
          <Empty dense drawing="search" text="Solo quien es dueño del negocio puede ver la bitácora." />
        </Card>
      )}
    </Page>
  );
}

function useLog(businessId: string | null) {
  return useInfiniteQuery({
    queryKey: [listAudit.name, businessId, "pages"],
    enabled: businessId !== null,
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      read(listAudit, { query: { businessId: businessId as string, page }, signal }),
    getNextPageParam: (last, _all, page) => (last.hasMore ? page + 1 : undefined),
  });
}
