// Inmuebles: what is sold or rented by visits.
import type { Property } from "@mostrador/domain/catalog/properties/resource.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useBookingAddress } from "../../../lib/address/booking-address.ts";
import { mapHref } from "../../../lib/places/map-href.ts";
import { ShareButton } from "../../../ui/action/share-button.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { MediaThumb } from "../../../ui/media/media-thumb.tsx";
import { PictureRow } from "../../../ui/media/picture-row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { useResourceNames } from "../resources/index.ts";
import { properties } from "./api.ts";
import { ExportProperties } from "./export-properties.tsx";
import { PropertyForm } from "./property-form.tsx";

const NO_IMAGE = { url: "", type: "image" as const, description: "Sin imagen" };
const pictureOf = ({ images: [url], name }: Property) =>
  url ? { url, type: "image" as const, description: name } : NO_IMAGE;

export function PropertiesPage() {
  const address = useListAddress();
  const data = properties.usePage(address);
  return (
    <ResourcePage<Property>
      address={address}
      data={data}
      labelOf={(property) => property.name}
      columns={[
        { key: "name", label: "Nombre", render: (property) => <Named property={property} />, sortable: true },
        { key: "price", label: "Precio", render: ({ price }) => price, width: 220 },
        {
          key: "available",
          label: "Estado",
          render: ({ available }) => <Availability available={available} />,
          width: 160,
        },
        { key: "location", label: "Ubicación", render: ({ location }) => location, wideOnly: true },
      ]}
      renderRow={(property, actions) => (
        <Row
          start={<MediaThumb media={pictureOf(property)} size={44} isDecorative />}
          title={property.name}
          subtitle={`${property.price} · ${property.location}`}
          {...(!property.available && { aside: <Availability available={false} /> })}
          actions={actions}
        />
      )}
      tools={(data.list.loading || data.list.items.length > 0) && <ExportProperties given={address.given} />}
      empty={{ drawing: "place", text: "Registra lo que vendes o rentas: tus clientes podrán agendar una visita." }}
      tabs={(property) => [
        { value: "descripcion", label: "Descripción", content: <Described property={property} /> },
        { value: "informacion", label: "Información", content: <PropertyFacts property={property} /> },
      ]}
      form={(property, onClose) => <PropertyForm property={property} onClose={onClose} />}
    />
  );
}

function Named({ property }: { property: Property }) {
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
      <MediaThumb media={pictureOf(property)} size={36} isDecorative />
      {property.name}
    </Box>
  );
}

function Availability({ available }: { available: boolean }) {
  return available ? (
    <StatusChip tone="success" mark="check" label="Disponible" />
  ) : (
    <StatusChip tone="neutral" mark="dash" label="No disponible" />
  );
}

function Described({ property: { description, images, name } }: { property: Property }) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography variant="body2" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {description || "Sin descripción."}
      </Typography>
      <PictureRow urls={images} of={name} />
    </Box>
  );
}

function PropertyFacts({ property }: { property: Property }) {
  const { price, location, customId, available } = property;
  const resources = useResourceNames(property.resources);
  const address = useBookingAddress();
  const publicPage = address && available && !property.isArchived && `${address}/inmueble/${property._id}`;
  return (
    <Facts
      facts={[
        { label: "Precio", value: price },
        { label: "Estado", value: <Availability available={available} /> },
        { label: "Ubicación", value: location },
        {
          label: "Mapa",
          value: (
            <Link href={mapHref(location)} target="_blank" rel="noreferrer">
              Ver en Google Maps
            </Link>
          ),
        },
        publicPage
          ? {
              label: "Página pública",
              value: (
                <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
                  <Link href={publicPage} target="_blank" rel="noreferrer">
                    Página para agendar visita
                  </Link>
                  <ShareButton url={publicPage} title={property.name} />
                </Box>
              ),
            }
          : undefined,
        { label: "Identificador", value: customId },
        { label: "Recursos", value: resources },
      ]}
    />
  );
}
