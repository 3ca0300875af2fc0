// Conversaciones cerradas: by the day on which they began, with how each was closed. The dashboard of contacts leads here.
import { CHANNEL_LABELS } from "@mostrador/domain/business/contacts/channel.ts";
import { ChannelKind } from "@mostrador/domain/conversation/channels/schema.ts";
import { listClosed } from "@mostrador/domain/conversation/inbox/closed/routes.ts";
import {
  type ClosedConversation,
  OUTCOME_LABELS,
  OUTCOMES,
  type Outcome,
} from "@mostrador/domain/conversation/inbox/closed/schema.ts";
import { useNavigate } from "react-router";
import { useRead } from "../../../../lib/query.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { useZone } from "../../../../lib/use-zone.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { type Mark, StatusChip } from "../../../../ui/data/status.tsx";
import { FilterPanel } from "../../../../ui/dialog/filter-panel.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { DataList } from "../../../../ui/list/data-list.tsx";
import { Pager } from "../../../../ui/list/pager.tsx";
import { Row } from "../../../../ui/list/row.tsx";
import { Totals } from "../../../../ui/list/totals.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import type { Tone } from "../../../../ui/theme/palette-types.ts";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { type ClosedFilters, NO_FILTERS, queryOf, SIZE, useClosedAddress } from "./closed-address.ts";

const LOOK: Readonly<Record<Outcome, { tone: Tone; mark: Mark }>> = {
  right: { tone: "success", mark: "check" },
  wrong: { tone: "error", mark: "cross" },
  helped: { tone: "primary", mark: "half" },
};
const CHANNELS = ChannelKind.options.map((value) => ({ value: value as string, label: CHANNEL_LABELS[value] }));
const CLOSINGS = OUTCOMES.map((value) => ({ value: value as string, label: OUTCOME_LABELS[value] }));

export function ClosedPage() {
  const { values, filter, page, turn } = useClosedAddress();
  const { businessId } = useActiveBusiness();
  const zone = useZone();
  const navigate = useNavigate();
  const query = queryOf(values);
  const read = useRead(listClosed, businessId ? { query: { businessId, ...query, page, limit: SIZE } } : null);
  const { conversations = [], total } = read.data ?? {};
  const began = (one: ClosedConversation) => dateTimeText(one.began, { zone });
  return (
    <Page
      title="Conversaciones cerradas"
      back={{ label: "Chat", to: "/chat", onSelect: () => navigate("/chat") }}
      tools={
        <FilterPanel<ClosedFilters> values={values} emptyValues={NO_FILTERS} onChange={filter}>
          <DayField name="desde" label="Empezaron desde" required={false} />
          <DayField name="hasta" label="Hasta" required={false} />
          <SelectField name="cierre" label="Cómo se cerraron" emptyLabel="De cualquier modo" options={CLOSINGS} />
          <SelectField name="canal" label="Canal" emptyLabel="Todos" options={CHANNELS} />
        </FilterPanel>
      }
    >
      {!read.isLoadingError && <Totals facts={[{ label: "Conversaciones", value: total?.toLocaleString("es-MX") }]} />}
      <Card flush>
        <DataList<ClosedConversation>
          label="Conversaciones cerradas"
          items={conversations}
          itemId={(one) => `${one.threadId} ${one.began}`}
          onOpen={({ contactId }) => navigate(`/chat?cliente=${contactId}`)}
          loading={read.isPending}
          error={read.error}
          onRetry={() => void read.refetch()}
          columns={[
            { key: "began", label: "Empezó", render: began, width: 180 },
            { key: "contact", label: "Contacto", render: ({ contactName }) => contactName },
            { key: "channel", label: "Canal", render: ({ channel }) => CHANNEL_LABELS[channel], width: 140 },
            {
              key: "ended",
              label: "Última respuesta",
              render: ({ ended }) => dateTimeText(ended, { zone }),
              width: 180,
            },
            { key: "outcome", label: "Cierre", render: Closing, width: 220 },
          ]}
          renderRow={(one) => (
            <Row
              title={one.contactName}
              subtitle={`${OUTCOME_LABELS[one.outcome]} · ${began(one)}`}
              aside={CHANNEL_LABELS[one.channel]}
            />
          )}
          empty={
            Object.keys(query).length > 0 ? (
              <Empty drawing="search" text="Ninguna conversación coincide con los filtros." dense />
            ) : (
              <Empty
                drawing="list"
                text="Aquí verás las conversaciones de los últimos 30 días que contestó el asistente."
              />
            )
          }
        />
        {total !== undefined && total > 0 && (
          <Pager page={page} size={SIZE} sizes={[SIZE]} total={total} onPage={turn} onSize={() => turn(1)} />
        )}
      </Card>
    </Page>
  );
}

function Closing({ outcome }: ClosedConversation) {
  return <StatusChip {...LOOK[outcome]} label={OUTCOME_LABELS[outcome]} />;
}
