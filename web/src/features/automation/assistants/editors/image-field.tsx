// A picture that replaces the avatar.
import { KNOWN_TYPES, knownType, tooLarge } from "@mostrador/domain/ground/files/file-kind.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { useActiveBusiness, useMay } from "../../../../lib/session/active-business.ts";
import { takeBack, upload } from "../../../../lib/upload.ts";
import { PictureField } from "../../../../ui/media/picture-field.tsx";

const PICTURES = Object.entries(KNOWN_TYPES).flatMap(([type, { kind }]) => (kind === "image" ? type : []));

export function ImageField() {
  const businessId = useActiveBusiness().businessId ?? "";
  // People who manage the resources upload the files.
  const mayUpload = useMay()(PAGE.recursos, "edit");
  if (!mayUpload) return null;
  return (
    <PictureField
      name="image"
      label="Imagen"
      required={false}
      help="Se muestra en lugar del avatar."
      accept={PICTURES.join(",")}
      hint="JPG, PNG, WEBP o GIF de hasta 5 MB."
      upload={(file, following) => upload(file, { ...following, businessId })}
      refuse={refuse}
      onTakenBack={(url) => void takeBack(url, businessId)}
    />
  );
}

function refuse({ type, size }: File): string | null {
  const known = knownType(type);
  if (known?.kind !== "image") return "La imagen no es de un tipo conocido";
  return tooLarge(known.kind, size);
}
