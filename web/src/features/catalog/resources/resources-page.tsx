// Recursos: pictures, videos and sounds to send with messages.
import type { Resource } from "@mostrador/domain/catalog/resources/resource.ts";
import { USAGE_LABEL, USAGES } from "@mostrador/domain/catalog/resources/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { FilterListRounded } from "../../../ui/icon/actions.ts";
import { Row } from "../../../ui/list/row.tsx";
import { MediaThumb } from "../../../ui/media/media-thumb.tsx";
import { MediaView } from "../../../ui/media/media-view.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { resources } from "./api.ts";
import { countText, ResourceCard } from "./resource-card.tsx";
import { ResourceForm } from "./resource-form.tsx";

/** The exact words of the documents. */
const EMPTY = "No hay recursos disponibles. Crea recursos primero.";

export function ResourcesPage() {
  const address = useListAddress();
  const usage = USAGES.find((one) => one === address.filter);
  return (
    <ResourcePage<Resource>
      address={address}
      data={resources.usePage(address, usage ? { usage } : {})}
      labelOf={(resource) => resource.name}
      columns={[
        { key: "name", label: "Nombre", render: (resource) => resource.name, sortable: true },
        { key: "createdAt", label: "Antigüedad", render: (resource) => resource.createdAt, sortable: true },
      ]}
      renderCard={(resource, actions) => <ResourceCard resource={resource} actions={actions} />}
      renderRow={(resource, actions) => (
        <Row
          {...(resource.items[0] && { start: <MediaThumb media={resource.items[0]} size={44} /> })}
          title={resource.name}
          subtitle={USAGE_LABEL[resource.usage]}
          actions={actions}
        />
      )}
      empty={{ drawing: "file", text: EMPTY }}
      tools={<UsageFilter usage={usage} onChange={(chosen) => address.set("filtro", chosen)} />}
      narrowed={usage !== undefined}
      tabs={(resource) => [{ value: "contenido", label: "Contenido", content: <Content resource={resource} /> }]}
      form={(resource, onClose) => <ResourceForm resource={resource} onClose={onClose} />}
    />
  );
}

function Content({ resource: { usage, customId, items } }: { resource: Resource }) {
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 3 }}>
      <Facts
        facts={[
          { label: "Se usa en", value: USAGE_LABEL[usage] },
          { label: "Identificador", value: customId },
          { label: "Contenido", value: countText(items.length) },
        ]}
      />
      {items.length > 0 && (
        <Box
          sx={{
            display: "grid",
            gap: 3,
            gridTemplateColumns: { xs: "1fr", sm: "repeat(auto-fill, minmax(240px, 1fr))" },
          }}
        >
          {items.map((item) => (
            <MediaView key={item.url} media={item} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function UsageFilter({ usage, onChange }: { usage: Resource["usage"] | undefined; onChange: (usage: string) => void }) {
  return (
    <MenuButton
      label="Filtrar por uso"
      align="left"
      trigger={(props) => (
        <Button variant="text" startIcon={<FilterListRounded />} sx={{ ml: { xs: -1, sm: 0 } }} {...props}>
          {usage ? USAGE_LABEL[usage] : "Todos los usos"}
        </Button>
      )}
      actions={[
        { label: "Todos los usos", selected: !usage, onSelect: () => onChange("") },
        ...USAGES.map((one) => ({
          label: USAGE_LABEL[one],
          selected: one === usage,
          onSelect: () => onChange(one),
        })),
      ]}
    />
  );
}
