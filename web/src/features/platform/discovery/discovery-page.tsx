// Negocios del directorio: what the public directory shows of the business.
import {
  CATEGORIES,
  CATEGORY_LABELS,
  type DiscoveryCategory,
  subcategoryLabel,
} from "@mostrador/domain/platform/discovery/categories.ts";
import { type DiscoveryBusiness, NETWORK_LABELS, NETWORKS } from "@mostrador/domain/platform/discovery/resource.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { mapHref } from "../../../lib/places/map-href.ts";
import { useChoices } from "../../../lib/resource/choices.ts";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { ShareButton } from "../../../ui/action/share-button.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { FilterListRounded } from "../../../ui/icon/actions.ts";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { discoveryBusinesses } from "./api.ts";
import { DiscoveryForm } from "./discovery-form.tsx";
import { ExportBusinesses } from "./export-businesses.tsx";

const specialityOf = ({ category, subcategory }: DiscoveryBusiness) =>
  subcategoryLabel(category, subcategory) ?? CATEGORY_LABELS[category];

export function DiscoveryPage() {
  const address = useListAddress();
  const category = CATEGORIES.find((one) => one === address.filter);
  const filters: { readonly [field: string]: string } = category ? { category } : {};
  const data = discoveryBusinesses.usePage(address, filters);
  const isShown = data.list.loading || data.list.items.length > 0;
  return (
    <ResourcePage<DiscoveryBusiness>
      address={address}
      data={data}
      labelOf={(business) => business.name}
      columns={[
        { key: "name", label: "Nombre", render: ({ name }) => name, sortable: true },
        { key: "speciality", label: "Especialidad", render: specialityOf, width: 220 },
        { key: "published", label: "Estado", render: (business) => <Shown business={business} />, width: 160 },
        { key: "city", label: "Ciudad", render: ({ city }) => city, wideOnly: true },
      ]}
      renderRow={(business, actions) => (
        <Row
          title={business.name}
          subtitle={[specialityOf(business), business.city].filter(Boolean).join(" · ")}
          aside={<Shown business={business} />}
          actions={actions}
        />
      )}
      tools={
        <>
          {(isShown || category) && (
            <CategoryFilter category={category} onChange={(chosen) => address.set("filtro", chosen)} />
          )}
          {isShown && <ExportBusinesses given={address.given} filters={filters} />}
        </>
      }
      narrowed={category !== undefined}
      empty={{
        drawing: "place",
        text: "Registra tu consultorio y publícalo: te encuentran en el directorio y en los buscadores, y te escriben por WhatsApp.",
      }}
      tabs={(business) => [
        { value: "informacion", label: "Información", content: <BusinessFacts business={business} /> },
        { value: "descripcion", label: "Descripción", content: <Described business={business} /> },
      ]}
      form={(business, onClose) => <DiscoveryForm business={business} onClose={onClose} />}
    />
  );
}

type FilterProps = { category: DiscoveryCategory | undefined; onChange: (category: string) => void };

function CategoryFilter({ category, onChange }: FilterProps) {
  return (
    <MenuButton
      label="Filtrar por categoría"
      align="left"
      trigger={(props) => (
        <Button variant="text" startIcon={<FilterListRounded />} sx={{ ml: { xs: -1, sm: 0 } }} {...props}>
          {category ? CATEGORY_LABELS[category] : "Todas las categorías"}
        </Button>
      )}
      actions={[
        { label: "Todas las categorías", selected: !category, onSelect: () => onChange("") },
        ...CATEGORIES.map((one) => ({
          label: CATEGORY_LABELS[one],
          selected: one === category,
          onSelect: () => onChange(one),
        })),
      ]}
    />
  );
}

function Shown({ business }: { business: DiscoveryBusiness }) {
  return business.url ? (
    <StatusChip tone="success" mark="check" label="Publicado" />
  ) : (
    <StatusChip tone="neutral" mark="dash" label="Sin publicar" />
  );
}

function Described({ business }: { business: DiscoveryBusiness }) {
  return (
    <Typography variant="body2" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
      {business.description}
    </Typography>
  );
}

function BusinessFacts({ business }: { business: DiscoveryBusiness }) {
  const { category, url, countryCode, whatsapp, phone, keywords, social, license, pricing, assistantId } = business;
  const assistants = useChoices("assistant", []);
  const assistant = assistants.options.find(({ value }) => value === assistantId)?.label;
  const near = [business.address, business.city, business.state].filter(Boolean);
  // a country alone is no address
  const place = near.length > 0 ? [...near, business.country].filter(Boolean).join(", ") : "";
  const links = NETWORKS.filter((network) => social[network] !== "");
  return (
    <Facts
      facts={[
        { label: "Estado", value: <Shown business={business} /> },
        url !== null && { label: "Página pública", value: <PublicPage url={url} name={business.name} /> },
        { label: "Categoría", value: CATEGORY_LABELS[category] },
        { label: "Especialidad", value: subcategoryLabel(category, business.subcategory) },
        { label: "Cédula profesional", value: license },
        { label: "Rango de precios", value: pricing },
        { label: "Palabras clave", value: keywords.join(", ") },
        { label: "WhatsApp", value: `+${countryCode} ${whatsapp}` },
        { label: "Teléfono", value: phone && `+${countryCode} ${phone}` },
        {
          label: "En internet",
          value: links.length > 0 && (
            <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2 }}>
              {links.map((network) => (
                <Link key={network} href={social[network]} target="_blank" rel="noreferrer">
                  {NETWORK_LABELS[network]}
                </Link>
              ))}
            </Box>
          ),
        },
        { label: "Dirección", value: place },
        (business.location || place) !== "" && {
          label: "Mapa",
          value: (
            <Link href={mapHref(business.location || place)} target="_blank" rel="noreferrer">
              Ver en Google Maps
            </Link>
          ),
        },
        { label: "Asistente", value: assistant },
      ]}
    />
  );
}

function PublicPage({ url, name }: { url: string; name: string }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Link href={url} target="_blank" rel="noreferrer">
        Ver en el directorio
      </Link>
      <ShareButton url={url} title={name} />
    </Box>
  );
}
