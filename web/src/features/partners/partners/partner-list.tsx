// The partners, for the team: found by name or code, each leads to its page.
import type { NewPartner, Partner } from "@mostrador/domain/partners/partners/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { List } from "../../../ui/list/list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { SearchInput } from "../../../ui/pick/search-input.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { usePartnerSearch } from "./api.ts";
import { PartnerDialog } from "./partner-dialog.tsx";

type Props = { register?: (draft: NewPartner) => Promise<string> };

/** `register`: how a new one is registered. */
export function PartnerList({ register }: Props) {
  const [search, setSearch] = useState("");
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  const read = usePartnerSearch(search);
  return (
    <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", alignItems: "center" }}>
        <SearchInput value={search} onChange={setSearch} label="Buscar partner" />
        <Button onClick={() => setAdding(true)}>Registrar partner</Button>
      </Box>
      <List<Partner>
        label="Partners"
        items={read.data?.pages.flatMap(({ data }) => data) ?? []}
        itemId={({ _id }) => _id}
        loading={read.isPending}
        error={read.error}
        errorTitle="No se pudieron cargar los partners"
        onRetry={() => void read.refetch()}
        hasMore={read.hasNextPage}
        loadingMore={read.isFetchingNextPage}
        onMore={() => void read.fetchNextPage()}
        onOpen={({ _id }) => void navigate(`/partner/${_id}`)}
        empty={<Empty dense drawing="search" text="No hay partners con esa búsqueda." />}
        renderItem={({ name, users, level, partnerCode }) => (
          <Row
            start={<Avatar name={name} size={36} square />}
            title={name}
            subtitle={`${partnerCode} · ${users.length === 1 ? "1 usuario" : `${users.length} usuarios`}`}
            aside={`Nivel ${level}`}
          />
        )}
      />
      {adding && <PartnerDialog register={register} onClose={() => setAdding(false)} />}
    </Box>
  );
}
