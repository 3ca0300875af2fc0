// Bitácora: who did what in the business, the newest first. Only its owners read it.
import { AUDIT_KIND_LABELS, AUDIT_KINDS } from "@mostrador/domain/ground/identity/audit-kinds.ts";
import { listAudit } from "@mostrador/domain/ground/identity/routes.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useAddress } from "../../../../lib/address/address.ts";
import { daysIn, filtersIn } from "../../../../lib/address/filters.ts";
import { read } from "../../../../lib/client.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { useZone } from "../../../../lib/use-zone.ts";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { FilterPanel } from "../../../../ui/dialog/filter-panel.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { List } from "../../../../ui/list/list.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";

export function LogPage() {
  const navigate = useNavigate();
  const { membership, businessId } = useActiveBusiness();
  const isOwner = membership?.role === "owner";
  const { params, change } = useAddress();
  const values = filtersIn(params, NO_FILTERS);
  const zone = useZone();
  const filters = filtersOf(values, zone);
  const log = useLog(isOwner ? businessId : null, filters);
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  const people = log.data?.pages[0]?.people ?? [];
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <Page
      title="Bitácora"
      subtitle="Quién hizo qué en tu negocio"
      narrow
      back={{ label: "Negocio", to: "/negocio", onSelect: () => void navigate("/negocio") }}
      tools={
        isOwner && (
          <FilterPanel<AddressFilters> values={values} emptyValues={NO_FILTERS} onChange={change}>
            <DayField name="desde" label="Desde" required={false} />
            <DayField name="hasta" label="Hasta" required={false} />
            <SelectField name="persona" label="Quién" emptyLabel="Todos" options={people.map(named)} />
            <SelectField name="tipo" label="Sobre qué" emptyLabel="Todo" options={KINDS} />
          </FilterPanel>
        )
      }
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
                    {actorName} · <DateTime value={at} zone={zone} />
                  </Typography>
                </Box>
              </>
            )}
            empty={
              isNarrowed ? (
                <Empty dense drawing="search" text="Nada en la bitácora coincide con los filtros." />
              ) : (
                <Empty dense drawing="people" text="Aquí verás cada cambio importante y quién lo hizo." />
              )
            }
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

const NO_FILTERS = { desde: null, hasta: null, persona: null, tipo: null };
type AddressFilters = Record<keyof typeof NO_FILTERS, string | null>;

const named = (name: string) => ({ value: name, label: name });
const KINDS = AUDIT_KINDS.map((kind) => ({ value: kind, label: AUDIT_KIND_LABELS[kind] }));

function filtersOf(values: AddressFilters, zone: string) {
  const kind = AUDIT_KINDS.find((one) => one === values.tipo);
  return { ...daysIn(values, zone), ...(kind && { kind }), ...(values.persona && { actorName: values.persona }) };
}

function useLog(businessId: string | null, filters: ReturnType<typeof filtersOf>) {
  return useInfiniteQuery({
    queryKey: [listAudit.name, businessId, "pages", filters],
    enabled: businessId !== null,
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      read(listAudit, { query: { businessId: businessId as string, page, ...filters }, signal }),
    getNextPageParam: (last, _all, page) => (last.hasMore ? page + 1 : undefined),
    // the names to filter by stay while another page is read
    placeholderData: keepPreviousData,
  });
}
