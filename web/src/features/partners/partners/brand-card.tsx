// The brand of a partner: colours, font, logo, texts and links, with a look at how they read together.
import { KNOWN_TYPES, knownType } from "@mostrador/domain/ground/files/file-kind.ts";
import { FONTS } from "@mostrador/domain/partners/partners/brand/brand.ts";
import { Branding } from "@mostrador/domain/partners/partners/brand/schema.ts";
import { MOST_PICTURE_BYTES, type Partner } from "@mostrador/domain/partners/partners/schema.ts";
import Box from "@mui/material/Box";
import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PictureField } from "../../../ui/media/picture-field.tsx";
import { ColorField } from "../../../ui/pick/color-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { uploadPicture, useSaveBranding } from "./api.ts";
import { reloadSoon } from "./reload-soon.ts";

const COLORS = [
  ["primaryColor", "Color primario"],
  ["secondaryColor", "Color secundario"],
  ["backgroundColor", "Color de fondo"],
  ["textColor", "Color de texto"],
  ["accentColor", "Color de acento"],
  ["successColor", "Color de éxito"],
  ["warningColor", "Color de advertencia"],
  ["errorColor", "Color de error"],
] as const;
const MODES = [
  { value: "light", label: "Claro" },
  { value: "dark", label: "Oscuro" },
] as const;

const PICTURES = Object.entries(KNOWN_TYPES)
  .flatMap(([type, { kind }]) => (kind === "image" ? type : []))
  .join(",");

export function BrandCard({ partner }: { partner: Partner }) {
  const save = useSaveBranding();
  const toast = useToast();
  return (
    <Card title="Marca" description="Así se ve la plataforma para tus negocios.">
      <Form<Branding>
        aria-label="Marca"
        schema={Branding}
        errorRoot="branding"
        defaultValues={partner.branding}
        onSubmit={async (branding) => {
          const body = { action: "updateBranding" as const, branding, updatedAt: partner.updatedAt };
          toast.success((await save.mutateAsync({ params: { id: partner._id }, body })).message);
          reloadSoon();
        }}
        actions={<FormActions onlyWhenDirty />}
      >
        <TextField name="companyName" label="Nombre de la empresa" required />
        <TextArea name="description" label="Descripción" required max={200} />
        <TextField name="email" label="Correo" type="email" required />
        <TextField name="phone" label="Teléfono" type="tel" required />
        <PictureField
          name="logoUrl"
          label="Logotipo"
          required={false}
          accept={PICTURES}
          hint="JPG, PNG, WEBP o GIF de hasta 1 MB y 2,000 pixeles por lado."
          help="Sin logotipo se ve la inicial del nombre."
          upload={(file, following) => uploadPicture(partner._id, file, following)}
          refuse={refusePicture}
          onTakenBack={() => undefined}
          isWhole
        />
        <SelectField
          name="fontFamily"
          label="Tipografía"
          options={FONTS.map((font) => ({ value: font, label: font }))}
        />
        <ChoiceField name="themeMode" label="Modo" options={MODES} />
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" } }}>
          {COLORS.map(([name, label]) => (
            <ColorField key={name} name={name} label={label} swatches={[]} />
          ))}
        </Box>
        <TextField name="facebookUrl" label="Facebook" type="url" />
        <TextField name="instagramUrl" label="Instagram" type="url" />
        <TextField name="whatsappUrl" label="WhatsApp" type="url" />
        <TextField name="websiteUrl" label="Sitio web" type="url" />
      </Form>
    </Card>
  );
}

function refusePicture({ type, size }: File): string | null {
  if (knownType(type)?.kind !== "image") return "El logotipo debe ser una imagen JPG, PNG, WEBP o GIF";
  return size > MOST_PICTURE_BYTES ? "El logotipo puede pesar hasta 1 MB" : null;
}
