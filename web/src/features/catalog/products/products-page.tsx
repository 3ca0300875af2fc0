// Productos: what is sold or used up, and the stock in each branch.
import type { Product } from "@mostrador/domain/catalog/products/resource.ts";
import { belowZero, isLow, quantityText, stockIn } from "@mostrador/domain/catalog/products/stock.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useBookingAddress } from "../../../lib/address/booking-address.ts";
import { ShareButton } from "../../../ui/action/share-button.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { Money, moneyText } from "../../../ui/data/money.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { MediaThumb } from "../../../ui/media/media-thumb.tsx";
import { PictureRow } from "../../../ui/media/picture-row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { useBranches } from "../../business/branches/index.ts";
import { useResourceNames } from "../resources/index.ts";
import { products } from "./api.ts";
import { ExportProducts } from "./export-products.tsx";
import { NewProduct } from "./new-product.tsx";
import { ProductForm } from "./product-form.tsx";

const NO_IMAGE = { url: "", type: "image" as const, description: "Sin imagen" };

export function ProductsPage() {
  const address = useListAddress();
  const data = products.usePage(address);
  return (
    <ResourcePage<Product>
      address={address}
      data={data}
      labelOf={(product) => product.name}
      columns={[
        { key: "name", label: "Nombre", render: (product) => <Named product={product} />, sortable: true },
        {
          key: "price",
          label: "Precio",
          render: (product) => <Money amount={product.price} />,
          align: "right",
          width: 160,
          sortable: true,
        },
        {
          key: "stock",
          label: "Existencia",
          render: (product) => <Stock product={product} />,
          align: "right",
          width: 180,
        },
        { key: "category", label: "Categoría", render: (product) => product.category, wideOnly: true },
      ]}
      renderRow={(product, actions) => (
        <Row
          start={<MediaThumb media={product.images[0] ?? NO_IMAGE} size={44} isDecorative />}
          title={product.name}
          subtitle={[moneyText(product.price), leftText(product)].filter(Boolean).join(" · ")}
          {...(belowZero(product.stock).length > 0
            ? { aside: <Below product={product} /> }
            : isLow(product.stock, product.lowStock) && { aside: <Few /> })}
          actions={actions}
        />
      )}
      tools={(data.list.loading || data.list.items.length > 0) && <ExportProducts given={address.given} />}
      empty={{ drawing: "list", text: "Registra lo que vendes o usas para saber cuánto te queda." }}
      tabs={(product) => [
        { value: "datos", label: "Datos", content: <ProductShown product={product} /> },
        { value: "existencia", label: "Existencia", content: <StockByBranch product={product} /> },
      ]}
      form={(product, onClose) =>
        product ? (
          <ProductForm product={product} onClose={onClose} />
        ) : (
          <NewProduct limit={data.list.totals?.limit} onClose={onClose} />
        )
      }
    />
  );
}

/** Nothing where nobody counts it. */
function leftText({ stock, unit, category }: Product): string {
  return stock.length > 0 ? `Hay ${quantityText(stockIn(stock), unit)}` : category;
}

function Named({ product }: { product: Product }) {
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
      <MediaThumb media={product.images[0] ?? NO_IMAGE} size={36} isDecorative />
      <span>{product.name}</span>
    </Box>
  );
}

function Stock({ product: { stock, unit, lowStock } }: { product: Product }) {
  if (stock.length === 0) return <StatusChip tone="neutral" mark="dash" label="Sin movimientos" />;
  const left = quantityText(stockIn(stock), unit);
  if (belowZero(stock).length === 0) {
    if (!isLow(stock, lowStock)) return left;
    return (
      <Box sx={BESIDES}>
        {left}
        <Few />
      </Box>
    );
  }
  return (
    <Box sx={BESIDES}>
      {stock.length > 1 && left}
      <Below product={{ stock, unit }} />
    </Box>
  );
}

const BESIDES = { display: "inline-flex", gap: 1, alignItems: "center", flexWrap: "wrap", justifyContent: "flex-end" };

function Few() {
  return <StatusChip tone="warning" mark="dash" label="Quedan pocos" />;
}

/** The branches with negative stock, even when the total is positive. */
function Below({ product: { stock, unit } }: { product: Pick<Product, "stock" | "unit"> }) {
  const below = belowZero(stock);
  const lacking = quantityText(stockIn(below), unit);
  const label = below.length === 1 ? lacking : `${lacking} en ${below.length} sucursales`;
  return <StatusChip tone="error" mark="cross" label={label} />;
}

function ProductShown({ product }: { product: Product }) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <ProductFacts product={product} />
      <PictureRow urls={picturesOf(product)} of={product.name} />
    </Box>
  );
}

function picturesOf({ images }: Product): string[] {
  return images.filter(({ type }) => type === "image").map(({ url }) => url);
}

function ProductFacts({ product }: { product: Product }) {
  const address = useBookingAddress();
  const resources = useResourceNames(product.resources);
  return (
    <Facts
      facts={[
        { label: "Precio", value: <Money amount={product.price} /> },
        { label: "Existencia", value: <Stock product={product} /> },
        { label: "Descripción", value: product.description },
        { label: "Categoría", value: product.category },
        { label: "Unidad", value: product.unit },
        { label: "Identificador", value: product.customId },
        { label: "Recursos", value: resources },
        address && !product.isArchived
          ? {
              label: "Página para pedirlo",
              value: (
                <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", alignItems: "center" }}>
                  <Link href={`${address}/producto/${product._id}`} target="_blank" rel="noreferrer">
                    Abrir
                  </Link>
                  <ShareButton url={`${address}/producto/${product._id}`} title={product.name} />
                </Box>
              ),
            }
          : false,
      ]}
    />
  );
}

function StockByBranch({ product: { stock, unit } }: { product: Product }) {
  const branches = useBranches().data ?? [];
  if (stock.length === 0) return "Aún no hay movimientos de este producto.";
  return (
    <Facts
      facts={stock.map(({ branchId, quantity }) => ({
        label: branches.find((branch) => branch._id === branchId)?.name ?? "Sucursal",
        value:
          quantity < 0 ? <Below product={{ stock: [{ branchId, quantity }], unit }} /> : quantityText(quantity, unit),
      }))}
    />
  );
}
