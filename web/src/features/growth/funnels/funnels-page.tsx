// Funnels: the list, and the form of one. `/funnels/nuevo`, `/funnels/{id}/editar`; `/funnels/{id}` is its board.
import type { Funnel } from "@mostrador/domain/growth/funnels/resource.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link, Navigate, useParams, useSearchParams } from "react-router";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { SearchInput } from "../../../ui/pick/search-input.tsx";
import { useRemovedIds } from "../../../ui/resource/removal-queue.ts";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { useResourceActions } from "../../../ui/resource/use-resource-actions.ts";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { CardsSkeleton } from "../../../ui/state/skeletons.tsx";
import { funnels } from "./api.ts";
import { FunnelCard } from "./funnel-card.tsx";
import { FunnelEditor } from "./funnel-editor.tsx";

const WHAT_FOR =
  "Un funnel muestra en qué punto va cada contacto, de quien escribe por primera vez a quien ya es tu cliente, y lo mueve con lo que pasa en tu agenda y tus chats.";

export function FunnelsPage() {
  const [id = "", rest] = (useParams()["*"] ?? "").split("/");
  const isBegun = useSearchParams()[0].get("nuevo") !== null;
  if (id === "nuevo") return <FunnelEditor key="new" id={null} />;
  if (id && rest === "editar") return <FunnelEditor key={id} id={id} />;
  if (id) return <Navigate replace to={`/crm/${id}`} />;
  return isBegun ? <Navigate replace to="/funnels/nuevo" /> : <FunnelList />;
}

const labelOf = ({ name }: Funnel) => name;

function FunnelList() {
  const address = useListAddress();
  const data = funnels.usePage(address);
  const actions = useResourceActions(data, labelOf);
  const hidden = useRemovedIds();
  const { search, archived } = address.given;
  const items = data.list.items.filter(({ _id }) => !hidden.has(_id));
  const isBare = items.length === 0 && !search && !archived;
  const add = data.mayEdit && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} component={Link} to="/funnels/nuevo">
      Crear funnel
    </Button>
  );
  return (
    <Page
      title={archived ? "Funnels Archivados" : "Funnels"}
      action={!archived && !(isBare && !data.list.loading) && add}
      tools={
        <>
          <SearchInput value={search} onChange={(text) => address.set("buscar", text)} label="Buscar funnel" />
          <Button component={Link} to="/sales-funnels">
            Funnels de ventas
          </Button>
          <Button
            variant="text"
            sx={{ ml: { sm: "auto" } }}
            onClick={() => address.set("archivados", archived ? "" : "1")}
          >
            {archived ? "Ver Funnels" : "Ver Archivados"}
          </Button>
        </>
      }
    >
      {data.list.loading ? (
        <CardsSkeleton />
      ) : data.list.error && data.list.items.length === 0 ? (
        <ErrorState error={data.list.error} onRetry={data.list.onRetry} />
      ) : items.length === 0 ? (
        <Card flush>
          {search ? (
            <Empty drawing="search" text={`Nada coincide con «${search}».`} dense />
          ) : archived ? (
            <Empty drawing="chart" text="No hay funnels archivados." dense />
          ) : (
            <Empty drawing="chart" text={WHAT_FOR} action={add} />
          )}
        </Card>
      ) : (
        <Box component="ul" aria-label="Funnels" sx={GRID}>
          {items.map((funnel) => (
            <Box component="li" key={funnel._id} sx={{ minWidth: 0 }}>
              <FunnelCard
                funnel={funnel}
                mayEdit={data.mayEdit}
                {...(data.mayEdit && { onArchive: (archive: boolean) => void actions.archive([funnel], archive) })}
                {...(data.mayRemove && { onRemove: () => actions.remove([funnel]) })}
              />
            </Box>
          ))}
        </Box>
      )}
    </Page>
  );
}

const GRID = {
  display: "grid",
  gap: 2,
  m: 0,
  p: 0,
  listStyle: "none",
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(auto-fill, minmax(320px, 1fr))" },
} as const;
