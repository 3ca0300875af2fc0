// Eventos de conversión: the results of conversations, newest first. The address holds the filters and the open event.
import {
  createConversionEvent,
  deleteConversionEvent,
  editConversionEvent,
} from "@mostrador/domain/growth/conversion-events/routes.ts";
import type { ConversionEvent, ConversionEventTotals } from "@mostrador/domain/growth/conversion-events/schema.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { FilterPanel } from "../../../ui/dialog/filter-panel.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { Edited } from "../../../ui/form/edited.tsx";
import { AddRounded, DeleteOutlineRounded, EditOutlined } from "../../../ui/icon/list-actions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { CardGrid } from "../../../ui/list/card-grid.tsx";
import { pagedList } from "../../../ui/list/paged-list.ts";
import { Totals } from "../../../ui/list/totals.tsx";
import { SearchInput } from "../../../ui/pick/search-input.tsx";
import { useRemovedIds } from "../../../ui/resource/removal-queue.ts";
import { useUndoableRemoval } from "../../../ui/resource/use-undoable-removal.ts";
import { Empty } from "../../../ui/state/empty.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { useDeleteEvent, useEvents, useEventTotals } from "./api.ts";
import { type AddressFilters, filtersOf, NO_FILTERS, useEventAddress } from "./event-address.ts";
import { EventCard } from "./event-card.tsx";
import { EventFilterFields } from "./event-filters.tsx";
import { ExportEvents } from "./export-events.tsx";

const FORM = latePart(async () => (await import("./event-form.tsx")).EventForm);
const DIALOG = latePart(async () => (await import("./event-dialog.tsx")).EventDialog);

export function ConversionEventsPage() {
  const address = useEventAddress();
  const { begun, begin, end } = useBegun();
  const mayCall = useMayCall();
  const zone = useZone();
  const filters = filtersOf(address.values, address.search, zone);
  const list = useEvents(filters);
  const sums = useEventTotals(filters);
  const hidden = useRemovedIds();
  const remove = useRemoval(() => address.open(null));
  const [edited, setEdited] = useState<ConversionEvent | null>(null);
  const items = list.data?.pages.flatMap((page) => page.data).filter(({ _id }) => !hidden.has(_id)) ?? [];
  const isNarrowed = Object.keys(filters).length > 0;
  const listed = items.find(({ _id }) => _id === address.openId);
  const add = mayCall(createConversionEvent) && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => begin()}>
      Registrar evento
    </Button>
  );
  const menu = (event: ConversionEvent) => {
    const actions = [
      mayCall(editConversionEvent) && {
        label: "Editar",
        icon: <EditOutlined />,
        onSelect: () => setEdited(event),
      },
      mayCall(deleteConversionEvent) && {
        label: "Eliminar",
        icon: <DeleteOutlineRounded />,
        danger: true,
        onSelect: () => remove(event),
      },
    ].filter((action) => action !== false);
    return actions.length > 0 && <MenuButton label={`Acciones de ${event.name}`} actions={actions} />;
  };
  const named = items.find(({ clientId }) => clientId === address.values.clientId);
  return (
    <Page
      title="Eventos de conversión"
      action={(!list.data || items.length > 0 || isNarrowed) && add}
      tools={
        <>
          <SearchInput value={address.search} onChange={address.find} label="Buscar eventos" />
          <FilterPanel<AddressFilters> values={address.values} emptyValues={NO_FILTERS} onChange={address.filter}>
            <EventFilterFields client={named ? { id: named.clientId, label: named.clientName } : null} />
          </FilterPanel>
          {(!list.data || items.length > 0) && <ExportEvents filters={filters} zone={zone} />}
        </>
      }
    >
      {sums.data?.count !== 0 && !sums.isLoadingError && <EventSums totals={sums.data} />}
      <CardGrid<ConversionEvent>
        wide
        label="Eventos de conversión"
        items={items}
        itemId={(event) => event._id}
        itemLabel={(event) => event.name}
        onOpen={(event) => address.open(event._id)}
        rowActions={menu}
        renderCard={(event, actions) => <EventCard event={event} zone={zone} actions={actions} />}
        {...pagedList(list)}
        empty={
          <Card flush>
            {isNarrowed ? (
              <Empty drawing="search" text="Ningún evento coincide con lo que buscas." dense />
            ) : (
              <Empty
                drawing="chart"
                text="Aquí verás lo que logras en tus conversaciones, como una venta o una cotización aceptada: lo que registre tu equipo y lo que anote tu asistente cuando se lo pidas en sus capacidades."
                action={add}
              />
            )}
          </Card>
        }
      />
      {address.openId && !edited && !hidden.has(address.openId) && (
        <Late
          part={DIALOG}
          props={{
            ...{ id: address.openId, listed, zone },
            onClose: () => address.open(null),
            onEdit: (event: ConversionEvent) => setEdited(event),
            onRemove: remove,
          }}
        />
      )}
      {edited && (
        <Edited key={edited._id} row={items.find(({ _id }) => _id === edited._id) ?? edited}>
          {(read) => <Late part={FORM} props={{ event: read, zone, onClose: () => setEdited(null) }} />}
        </Edited>
      )}
      {begun && add && <Late part={FORM} props={{ zone, onClose: end }} />}
    </Page>
  );
}

/** Of what the filters find. */
function EventSums({ totals }: { totals: ConversionEventTotals | undefined }) {
  const facts = [
    { label: "Eventos", value: totals?.count },
    { label: "Contactos", value: totals?.contacts },
    { label: "Del asistente", value: totals?.assistant },
  ];
  return <Totals facts={facts} />;
}

/** Removed at once, with a short time to undo. */
function useRemoval(onGone: () => void) {
  const { mutateAsync } = useDeleteEvent();
  const removeUndoably = useUndoableRemoval();
  return ({ _id: id, name }: ConversionEvent) => {
    onGone();
    removeUndoably({ id, said: `Se eliminó «${name}»`, carryOut: () => mutateAsync({ params: { id } }) });
  };
}
