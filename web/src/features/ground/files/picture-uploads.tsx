// A form field for pictures of the business: uploaded when chosen, and checked before that.
import { KNOWN_TYPES, knownType, tooLarge } from "@mostrador/domain/ground/files/file-kind.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { takeBack, upload } from "../../../lib/upload.ts";
import { PicturesField } from "../../../ui/media/pictures-field.tsx";

const ACCEPT = Object.keys(KNOWN_TYPES)
  .filter((type) => type.startsWith("image/"))
  .join(",");

/** `whenUploaded` blocks saving while uploads are running. */
export function PictureUploads({ name, max, help }: { name: string; max: number; help?: string }) {
  const businessId = useActiveBusiness().businessId ?? "";
  return (
    <PicturesField
      name={name}
      label="Imágenes"
      required={false}
      max={max}
      accept={ACCEPT}
      hint="JPG, PNG, WEBP o GIF de hasta 5 MB."
      help={help}
      upload={(file, following) => upload(file, { ...following, businessId })}
      refuse={refuse}
      onTakenBack={(url) => void takeBack(url, businessId)}
    />
  );
}

/** The server's check, run before the upload. */
function refuse({ type, size }: File): string | null {
  const known = knownType(type);
  if (known?.kind !== "image") return "El archivo debe ser una imagen JPG, PNG, WEBP o GIF";
  return tooLarge(known.kind, size);
}
