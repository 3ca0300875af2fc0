// The brand and what the business sells: more than the registration asks for.
import { KNOWN_TYPES, knownType, tooLarge } from "@mostrador/domain/ground/files/file-kind.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { takeBack, upload } from "../../../lib/upload.ts";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { PictureField } from "../../../ui/media/picture-field.tsx";
import { ColorsField } from "../../../ui/pick/colors-field.tsx";
import { MultiSelectField } from "../../../ui/pick/multi-select-field.tsx";
import { SOLD } from "./sold.ts";

const PICTURES = Object.entries(KNOWN_TYPES).flatMap(([type, { kind }]) => (kind === "image" ? type : []));
const MOST_COLORS = 20;

export function BrandFields() {
  const businessId = useActiveBusiness().businessId ?? "";
  return (
    <>
      <FormSection title="Imagen">
        <PictureField
          name="logo"
          label="Logotipo"
          required={false}
          accept={PICTURES.join(",")}
          hint="JPG, PNG, WEBP o GIF de hasta 5 MB."
          upload={(file, following) => upload(file, { ...following, businessId })}
          refuse={refuse("El logotipo")}
          onTakenBack={(url) => void takeBack(url, businessId)}
        />
        <PictureField
          name="cover"
          label="Portada"
          required={false}
          help="Se ve arriba de tu página de reservas y cuando alguien comparte su enlace."
          accept={PICTURES.join(",")}
          hint="Una foto ancha: JPG, PNG, WEBP o GIF de hasta 5 MB."
          upload={(file, following) => upload(file, { ...following, businessId })}
          refuse={refuse("La portada")}
          onTakenBack={(url) => void takeBack(url, businessId)}
        />
        <ColorsField name="favoriteColors" label="Colores favoritos" required={false} max={MOST_COLORS} />
        <MultiSelectField
          name="keywords"
          label="Palabras clave"
          required={false}
          options={[]}
          free
          placeholder="Escribe una y presiona Enter"
          help="Cómo te buscan tus clientes: 'balayage', 'uñas', 'bodas'."
        />
      </FormSection>
      <FormSection title="Qué vende" columns={2}>
        {SOLD.map(({ kind, label }) => (
          <SwitchField key={kind} name={`businessType.${kind}`} label={label} />
        ))}
      </FormSection>
    </>
  );
}

const refuse =
  (what: string) =>
  ({ type, size }: File): string | null => {
    const known = knownType(type);
    return known?.kind === "image" ? tooLarge(known.kind, size) : `${what} debe ser una imagen JPG, PNG, WEBP o GIF`;
  };
