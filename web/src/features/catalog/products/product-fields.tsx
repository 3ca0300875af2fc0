// The fields of a product, and its pictures.
import { MOST_IMAGES } from "@mostrador/domain/catalog/products/resource.ts";
import { KNOWN_TYPES, knownType, mediaType, tooLarge } from "@mostrador/domain/ground/files/file-kind.ts";
import { takeBack, upload } from "../../../lib/upload.ts";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { MediaField } from "../../../ui/media/media-field.tsx";
import { SuggestField } from "../../../ui/pick/suggest-field.tsx";
import { ResourcesField } from "../resources/index.ts";
import { useProducts } from "./api.ts";

const ACCEPT = Object.keys(KNOWN_TYPES)
  .filter((type) => type.startsWith("image/"))
  .join(",");
const UNITS = ["pieza", "caja", "botella", "paquete", "ml", "gramos", "kilo", "litro"];

export function ProductFields({ businessId }: { businessId: string }) {
  const { data: products = [] } = useProducts();
  const categories = [...new Set(products.map(({ category }) => category).filter(Boolean))].sort();
  return (
    <>
      <FormSection title="Producto" columns={2}>
        <TextField name="name" label="Nombre" placeholder="Crema para peinar" maxLength={50} autoFocus />
        <NumberField name="price" label="Precio" start="$" end="MXN" />
        <SuggestField
          name="unit"
          label="Unidad"
          options={UNITS}
          placeholder="pieza"
          required={false}
          maxLength={20}
          help="En qué se cuenta lo que hay"
        />
        <SuggestField name="category" label="Categoría" options={categories} required={false} maxLength={50} />
        <NumberField
          name="lowStock"
          label="Avisar cuando queden"
          required={false}
          help="Se marca como «Quedan pocos»; vacío: no se marca"
        />
        <TextField name="customId" label="Identificador" required={false} help="Hasta 10 letras y números" />
      </FormSection>
      <TextArea name="description" label="Descripción" max={3000} />
      <FormSection title="Imágenes">
        <MediaField
          name="images"
          label="Imágenes"
          max={MOST_IMAGES}
          accept={ACCEPT}
          hint="Imágenes de hasta 5 MB."
          upload={async (file, following) => {
            const { url, kind } = await upload(file, { ...following, businessId });
            return { url, type: mediaType(kind) };
          }}
          refuse={refuse}
          onTakenBack={(url) => void takeBack(url, businessId)}
        />
      </FormSection>
      <ResourcesField name="resources" />
    </>
  );
}

/** The server's size limit, checked before the upload. */
function refuse({ type, size }: File): string | null {
  const known = knownType(type);
  return known && tooLarge(known.kind, size);
}
