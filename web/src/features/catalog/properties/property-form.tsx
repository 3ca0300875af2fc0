// The fields of a property: the form in its dialog, and the fields alone for the first steps of a business.
import {
  LONGEST_DESCRIPTION,
  LONGEST_LOCATION,
  LONGEST_PRICE,
  MOST_IMAGES,
  type NewProperty,
  type Property,
  properties as resource,
} from "@mostrador/domain/catalog/properties/resource.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { whenUploaded } from "../../../ui/media/when-uploaded.ts";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { PictureUploads } from "../../ground/files/index.ts";
import { ResourcesField } from "../resources/index.ts";
import { properties } from "./api.ts";

export const propertyShape = whenUploaded<NewProperty>(
  resource.New,
  "images",
  "Espera a que terminen de subir las imágenes",
);

export function propertyValues(property: Property | null, businessId: string): object {
  return {
    ...{ customId: "", name: "", description: "", location: "", price: "", available: true },
    ...{ images: [], resources: [], uploading: 0 },
    ...(property && properties.values(property)),
    businessId,
  };
}

export function PropertyForm({ property, onClose }: { property: Property | null; onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = properties.useSave();
  return (
    <ResourceDialog<NewProperty>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={property}
      schema={propertyShape}
      values={propertyValues(property, businessId)}
      save={(values) => save(property, values)}
      onClose={onClose}
      warnsOnLeaving
    >
      <PropertyFields />
    </ResourceDialog>
  );
}

export function PropertyFields() {
  return (
    <>
      <FormSection title="Inmueble" columns={2}>
        <TextField name="name" label="Nombre" placeholder="Casa con jardín" maxLength={50} autoFocus />
        <TextField
          name="price"
          label="Precio"
          placeholder="$2,450,000 MXN"
          maxLength={LONGEST_PRICE}
          help="Con su moneda, como lo leerán tus clientes"
        />
        <TextField
          name="location"
          label="Ubicación"
          placeholder="Calle 5 Norte 210, San Pedro Cholula"
          maxLength={LONGEST_LOCATION}
          help="Una dirección o un enlace de Google Maps"
        />
        <TextField name="customId" label="Identificador" required={false} help="Hasta 10 letras y números" />
      </FormSection>
      <TextArea name="description" label="Descripción" required={false} max={LONGEST_DESCRIPTION} />
      <SwitchField name="available" label="Disponible" help="Si ya se vendió o se rentó, apágalo: deja de mostrarse" />
      <PictureUploads name="images" max={MOST_IMAGES} />
      <ResourcesField name="resources" />
    </>
  );
}
