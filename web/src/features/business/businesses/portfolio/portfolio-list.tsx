// Businesses as a partner and the team see them: searched, with their health and credits, and opened from here.
import { listPortfolio } from "@mostrador/domain/business/businesses/routes.ts";
import type { PortfolioBusiness } from "@mostrador/domain/business/businesses/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useAddress } from "../../../../lib/address/address.ts";
import { call } from "../../../../lib/client.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { DividedList, DividedRow } from "../../../../ui/list/divided-list.tsx";
import { SearchInput } from "../../../../ui/pick/search-input.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { fundsText, healthOf } from "./health.ts";

type Props = {
  /** More buttons of a row, for the team. */
  actions?: (business: PortfolioBusiness) => ReactNode;
};

export function PortfolioList({ actions }: Props) {
  const { params, change } = useAddress();
  const search = params.get("buscar") ?? "";
  const read = useInfiniteQuery({
    queryKey: [listPortfolio.name, search],
    queryFn: ({ pageParam, signal }) => call(listPortfolio, { query: { search, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => (next ? Number(next) : undefined),
    placeholderData: keepPreviousData,
  });
  const businesses = read.data?.pages.flatMap(({ data }) => data);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <SearchInput
        value={search}
        onChange={(text) => change({ buscar: text })}
        label="Buscar negocio"
        placeholder="Nombre, WhatsApp o correo"
      />
      <Card title="Negocios">
        {read.isPending && <RowsSkeleton />}
        {read.error && !businesses && (
          <ErrorState dense error={read.error} title="Error al cargar los datos" onRetry={() => void read.refetch()} />
        )}
        {businesses?.length === 0 && (
          <Empty
            dense
            drawing="search"
            text={search ? `Ningún negocio coincide con «${search}».` : "Todavía no hay negocios."}
          />
        )}
        {businesses && businesses.length > 0 && (
          <DividedList label="Negocios">
            {businesses.map((business) => (
              <BusinessRow key={business._id} business={business} more={actions?.(business)} />
            ))}
          </DividedList>
        )}
        {read.hasNextPage && (
          <Button disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {read.isFetchingNextPage ? "Cargando..." : "Ver más"}
          </Button>
        )}
      </Card>
    </Box>
  );
}

/** On a phone below the facts, under their left edge. */
const ACTIONS = {
  ...{ display: "flex", gap: 1, alignSelf: "center", alignItems: "center" },
  pl: { xs: "52px", sm: 0 },
} as const;

function BusinessRow({ business, more }: { business: PortfolioBusiness; more: ReactNode }) {
  const { choose } = useActiveBusiness();
  const navigate = useNavigate();
  const { _id, name, logo, user } = business;
  const health = healthOf(business);
  const open = () => {
    choose(_id);
    void navigate("/principal");
  };
  return (
    <DividedRow tall wraps>
      <Avatar name={name} src={logo} size={40} square />
      <Box sx={{ flex: "1 1 200px", minWidth: 0, display: "grid", gap: 0.5 }}>
        <Box sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{name}</Box>
        <Box sx={{ typography: "body2", color: "text.secondary", overflowWrap: "anywhere" }}>
          {user ? `${user.name} · ${user.email}` : "Sin dueño"}
        </Box>
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", alignItems: "center", typography: "body2" }}>
          <StatusChip {...health} />
          {fundsText(business)}
        </Box>
      </Box>
      <Box sx={ACTIONS}>
        <Button size="small" onClick={open} aria-label={`Abrir ${name}`}>
          Abrir
        </Button>
        {more}
      </Box>
    </DividedRow>
  );
}
