// `/crm/{funnelId}`: the board of a funnel; contacts are moved by pointer or menu.
import { type Funnel, funnels as resource } from "@mostrador/domain/growth/funnels/resource.ts";
import { moveClient } from "@mostrador/domain/growth/funnels/routes.ts";
import { INVERTED_DAYS } from "@mostrador/domain/growth/funnels/schema.ts";
import { Day } from "@mostrador/domain/kit/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link, Navigate, useNavigate, useParams } from "react-router";
import { useAddress } from "../../../../lib/address/address.ts";
import { filtersIn } from "../../../../lib/address/filters.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { FilterPanel } from "../../../../ui/dialog/filter-panel.tsx";
import { useBegun } from "../../../../ui/dialog/use-begun.ts";
import { AddRounded } from "../../../../ui/icon/list-actions.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { NotFoundBox } from "../../../../ui/layout/not-found-box.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { SearchInput } from "../../../../ui/pick/search-input.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { BoardSkeleton } from "../../../../ui/state/page-skeletons.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { type BoardQuery, funnels, useBoard } from "../api.ts";
import { AddClient } from "./add-client.tsx";
import { BoardStrip } from "./board-strip.tsx";

const CONVERSION_DIALOG = latePart(async () => (await import("./conversion-dialog.tsx")).ConversionDialog);
const CONVERSION = "conversion";
const NO_DAYS = { desde: null, hasta: null };
type Days = Record<keyof typeof NO_DAYS, string | null>;

export function BoardPage() {
  const id = (useParams()["*"] ?? "").split("/")[0];
  return id ? <BoardOf key={id} id={id} /> : <Navigate replace to="/funnels" />;
}

function BoardOf({ id }: { id: string }) {
  const { params, change } = useAddress();
  const days = filtersIn(params, NO_DAYS);
  const search = params.get("buscar") ?? "";
  const isInverted = Boolean(days.desde && days.hasta && days.desde > days.hasta);
  const query = queryOf(isInverted ? NO_DAYS : days, search);
  const one = funnels.useOne(id);
  const board = useBoard(id, query);
  const mayCall = useMayCall();
  const mayMove = mayCall(moveClient);
  const navigate = useNavigate();
  const { begun, begin, end } = useBegun();
  const funnel = one.row;
  const isNarrowed = Object.keys(query).length > 0;
  const add = funnel && mayMove && !funnel.isArchived && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => begin()}>
      Agregar cliente
    </Button>
  );
  return (
    <Page
      title={funnel?.name ?? "Tablero"}
      back={{ label: "Funnels", to: "/funnels", onSelect: () => void navigate("/funnels") }}
      action={add}
      {...(board.data && { subtitle: contactsText(board.data.contacts) })}
      tools={
        <>
          <SearchInput value={search} onChange={(text) => change({ buscar: text })} label="Buscar en el tablero" />
          <FilterPanel<Days> values={days} emptyValues={NO_DAYS} onChange={change}>
            <DayField name="desde" label="Desde" required={false} />
            <DayField name="hasta" label="Hasta" required={false} />
          </FilterPanel>
          <Button disabled={!funnel} onClick={() => change({ ver: CONVERSION }, { isStep: true })}>
            Conversión
          </Button>
          {funnel && <OtherFunnels funnel={funnel} />}
          {funnel && !funnel.isArchived && mayCall(resource.routes.edit) && (
            <Button variant="text" component={Link} to={`/funnels/${id}/editar`}>
              Editar funnel
            </Button>
          )}
        </>
      }
    >
      {(one.error && !funnel) || (board.error && !board.data && (funnel || one.loading)) ? (
        <ErrorState
          error={one.error ?? board.error}
          onRetry={() => {
            one.onRetry();
            void board.refetch();
          }}
        />
      ) : one.loading || (funnel && !board.data) ? (
        <BoardSkeleton />
      ) : funnel && board.data ? (
        <Box sx={{ minWidth: 0, opacity: board.isPlaceholderData ? 0.6 : 1 }}>
          {isInverted && (
            <Notice tone="error" role="alert">
              {`${INVERTED_DAYS}. Se muestran todas las fechas.`}
            </Notice>
          )}
          {board.data.contacts === 0 && (
            <Box sx={{ mb: 2 }}>
              <Card flush>
                <Empty
                  drawing={isNarrowed ? "search" : "people"}
                  text={
                    isNarrowed
                      ? "Nadie coincide con lo que buscas."
                      : "Aún no hay nadie en este funnel. Llegan solos cuando pasa algo de lo que mueve a tus contactos, o los agregas tú."
                  }
                  dense
                />
              </Card>
            </Box>
          )}
          <BoardStrip funnel={funnel} board={board.data} query={query} mayMove={mayMove} />
        </Box>
      ) : (
        <Card flush>
          <NotFoundBox
            title="No se encontró este funnel"
            back={{ label: "Ver funnels", onSelect: () => void navigate("/funnels") }}
            {...(mayCall(resource.routes.create) && { onAdd: () => void navigate("/funnels/nuevo") })}
          />
        </Card>
      )}
      {funnel && params.get("ver") === CONVERSION && (
        <Late part={CONVERSION_DIALOG} props={{ funnel, onClose: () => change({ ver: null, periodo: null }) }} />
      )}
      {begun && add && <AddClient funnel={funnel} onClose={end} />}
    </Page>
  );
}

function OtherFunnels({ funnel }: { funnel: Funnel }) {
  const navigate = useNavigate();
  const others = (funnels.useAll().data ?? []).filter(({ _id, isArchived }) => !isArchived && _id !== funnel._id);
  if (others.length === 0) return null;
  return (
    <MenuButton
      label="Otros funnels"
      align="left"
      trigger={(props) => (
        <Button variant="text" {...props}>
          Otros funnels
        </Button>
      )}
      actions={others.map(({ _id, name }) => ({ label: name, onSelect: () => void navigate(`/crm/${_id}`) }))}
    />
  );
}

/** Unreadable address values are ignored. */
function queryOf({ desde, hasta }: Days, search: string): BoardQuery {
  const [from, to] = [desde, hasta].map((day) => (day && Day.safeParse(day).success ? day : null));
  return { ...(from && { from }), ...(to && { to }), ...(search && { search: search.slice(0, 100) }) };
}

function contactsText(count: number): string {
  return count === 1 ? "1 contacto" : `${count.toLocaleString("es-MX")} contactos`;
}
