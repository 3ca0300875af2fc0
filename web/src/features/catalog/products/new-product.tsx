// Registers products in two ways, as documented: 'Individual' or 'Carga Masiva'.
import { bringProducts } from "@mostrador/domain/catalog/products/routes.ts";
import type { PlanRoom } from "../../../ui/resource/resource-data.ts";
import { latePart } from "../../../ui/state/late.tsx";
import { OneOrMany } from "../../ground/imports/index.ts";
import { ProductForm } from "./product-form.tsx";

const upload = latePart(async () => (await import("./spreadsheet/product-upload-dialog.tsx")).ProductUploadDialog);

type Props = { limit: PlanRoom | null | undefined; onClose: () => void };

export function NewProduct({ limit, onClose }: Props) {
  const count = limit ? ` (${limit.used}/${limit.most})` : "";
  return (
    <OneOrMany
      title={`Registrar producto${count}`}
      bring={bringProducts}
      one={(head) => <ProductForm product={null} limit={limit} onClose={onClose} head={head} />}
      many={upload}
      onClose={onClose}
    />
  );
}
