// The form of a resource: its texts and its files.
import {
  type NewResource,
  type Resource,
  resources as resource,
} from "@mostrador/domain/catalog/resources/resource.ts";
import { MOST_ITEMS, USAGE_LABEL, USAGES } from "@mostrador/domain/catalog/resources/schema.ts";
import { KNOWN_TYPES, knownType, mediaType, tooLarge } from "@mostrador/domain/ground/files/file-kind.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { takeBack, upload } from "../../../lib/upload.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { MediaField } from "../../../ui/media/media-field.tsx";
import { whenUploaded } from "../../../ui/media/when-uploaded.ts";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { resources } from "./api.ts";

const ACCEPT = Object.keys(KNOWN_TYPES).join(",");
const HINT = "Imágenes de hasta 5 MB; videos, audios y PDF de hasta 16 MB.";
const USAGE_OPTIONS = USAGES.map((value) => ({ value, label: USAGE_LABEL[value] }));
const SHAPE = whenUploaded<NewResource>(resource.New, "items", "Espera a que terminen de subir los archivos");

export function ResourceForm({ resource: row, onClose }: { resource: Resource | null; onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = resources.useSave();
  return (
    <ResourceDialog<NewResource>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={row}
      schema={SHAPE}
      values={{
        ...{ customId: "", name: "", usage: null, items: [], uploading: 0 },
        ...(row && resources.values(row)),
        businessId,
      }}
      save={(values) => save(row, values)}
      onClose={onClose}
      warnsOnLeaving
    >
      <FormSection title="Recurso" columns={2}>
        <TextField name="name" label="Nombre" placeholder="Fotos del local" maxLength={30} autoFocus />
        <SelectField name="usage" label="Se usa en" options={USAGE_OPTIONS} />
        <TextField name="customId" label="Identificador" required={false} maxLength={30} help="Hasta 30 caracteres" />
      </FormSection>
      <FormSection title="Contenido">
        <MediaField
          name="items"
          label="Archivos"
          max={MOST_ITEMS}
          accept={ACCEPT}
          hint={HINT}
          upload={async (file, following) => {
            const { url, kind } = await upload(file, { ...following, businessId });
            return { url, type: mediaType(kind) };
          }}
          refuse={refuse}
          onTakenBack={(url) => void takeBack(url, businessId)}
        />
      </FormSection>
    </ResourceDialog>
  );
}

/** The server's size limit, checked before the upload. */
function refuse({ type, size }: File): string | null {
  const known = knownType(type);
  return known && tooLarge(known.kind, size);
}
