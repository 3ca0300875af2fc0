// 'Registrar nuevo negocio' / 'Editar negocio': a business of the directory.
import {
  CATEGORIES,
  CATEGORY_LABELS,
  type DiscoveryCategory,
  isCategory,
  subcategoriesOf,
} from "@mostrador/domain/platform/discovery/categories.ts";
import {
  type DiscoveryBusiness,
  LONGEST_DESCRIPTION,
  NETWORK_LABELS,
  NETWORKS,
  type NewDiscoveryBusiness,
  discoveryBusinesses as resource,
} from "@mostrador/domain/platform/discovery/resource.ts";
import { useChoices } from "../../../lib/resource/choices.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue, useSetFormValue } from "../../../ui/form/use-form-values.ts";
import { MultiSelectField } from "../../../ui/pick/multi-select-field.tsx";
import { PhoneField } from "../../../ui/pick/phone-field.tsx";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { MapLinkField, PlaceFields } from "../../ground/places/index.ts";
import { discoveryBusinesses } from "./api.ts";
import { keepBusinessId } from "./kept-business.ts";

const LONGEST_LOCATION = 300;
const NO_SUBCATEGORY = { value: "", label: "Sin especialidad" };

type Props = { business: DiscoveryBusiness | null; onClose: () => void };

export function DiscoveryForm({ business, onClose }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const create = discoveryBusinesses.useCreate();
  const save = discoveryBusinesses.useSave();
  return (
    <ResourceDialog<NewDiscoveryBusiness>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={business}
      titles={{ add: "Registrar nuevo negocio", edit: "Editar negocio" }}
      schema={resource.New}
      values={valuesOf(business, businessId)}
      save={async (values) => {
        if (business) {
          keepBusinessId(business._id);
          return save(business, values);
        }
        const made = await create.mutateAsync({ body: { discoveryBusiness: values } });
        keepBusinessId(made.data._id);
        return made;
      }}
      onClose={onClose}
      warnsOnLeaving
    >
      <DiscoveryFields />
    </ResourceDialog>
  );
}

function valuesOf(business: DiscoveryBusiness | null, businessId: string): object {
  const social = Object.fromEntries(NETWORKS.map((network) => [network, ""]));
  return {
    ...{ name: "", category: "", subcategory: "", license: "", pricing: "", description: "", keywords: [] },
    ...{ phone: "", whatsapp: "", countryCode: "52", social, assistantId: null, published: false },
    ...{ address: "", location: "", country: "México", state: "", city: "", coordinates: null },
    ...(business && discoveryBusinesses.values(business)),
    businessId,
  };
}

function DiscoveryFields() {
  const category = useFormValue<string>("category");
  const write = useSetFormValue();
  const assistants = useChoices("assistant", []);
  const specialities = isCategory(category) ? subcategoriesOf(category) : [];
  return (
    <>
      <FormSection title="Negocio" columns={2}>
        <TextField name="name" label="Nombre" placeholder="Consultorio San Ángel" maxLength={100} autoFocus />
        <SelectField<DiscoveryCategory>
          name="category"
          label="Categoría"
          options={CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))}
          onChanged={() => write("subcategory", "")}
        />
        <SelectField
          name="subcategory"
          label="Especialidad"
          required={false}
          disabled={specialities.length === 0}
          options={[NO_SUBCATEGORY, ...specialities.map(([value, label]) => ({ value, label }))]}
        />
        <TextField
          name="license"
          label="Cédula profesional"
          placeholder="12345678"
          maxLength={60}
          help="Quien busca a un profesional la revisa primero"
        />
        <TextField name="pricing" label="Rango de precios" placeholder="$700 a $1,200 MXN" maxLength={100} />
        <MultiSelectField
          name="keywords"
          label="Palabras clave"
          required={false}
          options={[]}
          free
          placeholder="Escribe una y presiona Enter"
          help="Lo que atiendes: 'acné', 'diabetes', 'ansiedad'."
        />
      </FormSection>
      <TextArea name="description" label="Descripción" max={LONGEST_DESCRIPTION} />
      <FormSection title="Contacto" columns={2}>
        <PhoneField name="whatsapp" codeName="countryCode" label="WhatsApp" placeholder="222 123 4567" />
        <TextField
          name="phone"
          label="Teléfono"
          required={false}
          inputMode="tel"
          maxLength={20}
          help="Con la misma clave de país que tu WhatsApp"
        />
        {NETWORKS.map((network) => (
          <TextField
            key={network}
            name={`social.${network}`}
            label={NETWORK_LABELS[network]}
            required={false}
            inputMode="url"
            placeholder={network === "website" ? "https://miconsultorio.mx" : `https://${network}.com/…`}
          />
        ))}
      </FormSection>
      <FormSection title="Ubicación" columns={2}>
        <TextField
          name="address"
          label="Dirección"
          required={false}
          placeholder="Calle, número y colonia"
          maxLength={200}
        />
        <PlaceFields optional />
        <MapLinkField name="location" longest={LONGEST_LOCATION} pointName="coordinates" />
      </FormSection>
      <FormSection title="Publicación">
        <SelectField
          name="assistantId"
          label="Asistente"
          required={false}
          options={assistants.options}
          emptyLabel="Ninguno"
          help="Quien contesta a los que llegan del directorio"
        />
        <SwitchField
          name="published"
          label="Publicar en el directorio"
          help="Cualquiera puede verlo, también en los buscadores. Lo apagas cuando quieras."
        />
      </FormSection>
    </>
  );
}
