// The pictures of a service: what customers see of it before they book.
import { MOST_IMAGES } from "@mostrador/domain/catalog/services/schema.ts";
import { KNOWN_TYPES, knownType, tooLarge } from "@mostrador/domain/ground/files/file-kind.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { takeBack, upload } from "../../../lib/upload.ts";
import { PicturesField } from "../../../ui/media/pictures-field.tsx";

const ACCEPT = Object.keys(KNOWN_TYPES)
  .filter((type) => type.startsWith("image/"))
  .join(",");

export function ServicePictures() {
  const businessId = useActiveBusiness().businessId ?? "";
  return (
    <PicturesField
      name="service.images"
      label="Imágenes"
      required={false}
      max={MOST_IMAGES}
      accept={ACCEPT}
      hint="JPG, PNG, WEBP o GIF de hasta 5 MB."
      help="La principal se ve en tu página de reservaciones."
      upload={(file, following) => upload(file, { ...following, businessId })}
      refuse={refuse}
      onTakenBack={(url) => void takeBack(url, businessId)}
    />
  );
}

/** What the server would say of it, before it is on its way. */
function refuse({ type, size }: File): string | null {
  const known = knownType(type);
  if (known?.kind !== "image") return "El archivo debe ser una imagen JPG, PNG, WEBP o GIF";
  return tooLarge(known.kind, size);
}
