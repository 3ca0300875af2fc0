// Fuentes de tráfico: where contacts come from, and the results.
import { MATCH_LABEL } from "@mostrador/domain/growth/traffic-sources/matching.ts";
import type { TrafficSource } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Facts } from "../../../ui/data/facts.tsx";
import { Money, moneyText } from "../../../ui/data/money.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { AdsDialog } from "./ads-dialog.tsx";
import { trafficSources } from "./api.ts";
import { clientsText } from "./clients-text.ts";
import { columns } from "./columns.tsx";
import { ExportSources } from "./export-sources.tsx";
import { TrafficSourceForm } from "./fields.tsx";
import { SourceContacts } from "./source-contacts.tsx";
import { SourceLink } from "./source-link.tsx";
import { SourceResults } from "./source-results.tsx";

/** contract/growth#traffic-sources */
const SEARCH_REST_MS = 3000;
const NONE_FOUND = "No se encontraron fuentes de tráfico con este nombre";
const SEARCH_FAILED = "Error al buscar la fuente de tráfico";

export function TrafficSourcesPage() {
  const address = useListAddress("source");
  const data = trafficSources.usePage(address);
  return (
    <ResourcePage<TrafficSource>
      address={address}
      data={data}
      labelOf={({ source }) => source}
      columns={columns}
      renderRow={(one, actions) => (
        <Row
          title={one.source}
          subtitle={`«${one.keyword}» · ${clientsText(one.clients)}`}
          {...(one.totalIncome !== null && { amount: moneyText(one.totalIncome, null) })}
          actions={actions}
        />
      )}
      tools={
        <>
          <AdsButton />
          {(data.list.loading || data.list.items.length > 0) && <ExportSources given={address.given} />}
        </>
      }
      search={{ restMs: SEARCH_REST_MS, none: NONE_FOUND, failed: SEARCH_FAILED }}
      empty={{
        drawing: "search",
        text: "Pon una palabra clave en cada anuncio: quien empiece con ella queda anotado aquí, con lo que te compre.",
      }}
      tabs={(one) => [
        { value: "datos", label: "Datos", content: <SourceFacts source={one} /> },
        { value: "resultados", label: "Resultados", content: <SourceResults source={one} /> },
        { value: "enlace", label: "Enlace y QR", content: <SourceLink source={one} /> },
        { value: "contactos", label: "Contactos", content: <SourceContacts source={one} /> },
      ]}
      form={(one, onClose) => <TrafficSourceForm trafficSource={one} onClose={onClose} />}
    />
  );
}

function AdsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Anuncios
      </Button>
      {open && <AdsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function SourceFacts({ source }: { source: TrafficSource }) {
  const { keyword, matchType, description, clients, totalIncome } = source;
  return (
    <Facts
      facts={[
        { label: "Palabra clave", value: `«${keyword}»` },
        { label: "Coincidencia", value: MATCH_LABEL[matchType] },
        { label: "Descripción", value: description },
        { label: "Contactos", value: clientsText(clients) },
        ...(totalIncome === null
          ? []
          : [{ label: "Ingresos desde que llegaron", value: <Money amount={totalIncome} /> }]),
      ]}
    />
  );
}
