// The pictures of a form: dropped or chosen, and removed; the first is the main one. The form holds their addresses,
// and in `uploading`, 0 at first, the number of running uploads.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { IconAction } from "../action/icon-action.tsx";
import { SaidError } from "../action/said-error.ts";
import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";
import { ArrowBackRounded } from "../icon/arrows.ts";
import { DeleteOutlineRounded } from "../icon/list-actions.ts";
import { useToast } from "../state/toast.ts";
import { DropZone } from "./drop-zone.tsx";
import { MediaThumb } from "./media-thumb.tsx";
import { UploadRows } from "./upload-rows.tsx";
import { type Upload, useUploads } from "./use-uploads.ts";

type Props = FieldText & {
  name: string;
  /** The maximum number. */
  max: number;
  accept: string;
  hint: string;
  upload: Upload<{ url: string }>;
  /** Why a file cannot be uploaded, before trying. */
  refuse?: (file: File) => string | null;
  /** An upload removed before it was saved. */
  onTakenBack: (url: string) => void;
};

/** The exact words of the documents. */
const TOO_MANY = "Se ha alcanzado el numero maximo de archivos permitidos";

export function PicturesField({ max, accept, hint, upload, refuse, onTakenBack, ...text }: Props) {
  const { name } = text;
  const field = useField<string[]>(name);
  const { getValues, setValue } = useFormContext();
  const toast = useToast();
  const fresh = useRef(new Set<string>());
  // later uploads are added to the current value
  const held = () => (getValues(name) ?? []) as string[];
  const send: typeof upload = async (file, following) => {
    const reason = refuse?.(file);
    if (reason) throw new SaidError(reason);
    return upload(file, following);
  };
  const { uploads, pending, start, remove } = useUploads(send, ({ url }) => {
    fresh.current.add(url);
    field.change([...held(), url]);
  });
  useEffect(() => {
    setValue("uploading", pending, { shouldDirty: pending > 0 });
  }, [pending, setValue]);
  const urls = field.value ?? [];
  const add = (files: readonly File[]) => {
    const room = max - held().length - pending;
    if (files.length > room) toast.error(TOO_MANY);
    start(files.slice(0, Math.max(0, room)));
  };
  const takeOut = (url: string) => {
    field.change(held().filter((one) => one !== url));
    if (fresh.current.delete(url)) onTakenBack(url);
  };
  return (
    <FieldFrame
      {...text}
      id={field.id}
      error={field.error}
      aside={
        <Typography variant="body2" color="textSecondary">
          {urls.length} de {max}
        </Typography>
      }
      group
    >
      <Box sx={{ display: "flex", flexDirection: "column", gap: 1.5 }}>
        <DropZone id={field.id} accept={accept} hint={hint} disabled={urls.length + pending >= max} onFiles={add} />
        <UploadRows uploads={uploads} onRemove={remove} />
        {urls.length > 0 && (
          <Box sx={LIST}>
            {urls.map((url, index) => (
              <Box key={url} role="group" aria-label={`Imagen ${index + 1}`} sx={{ width: 104 }}>
                <MediaThumb media={{ url, type: "image", description: `Imagen ${index + 1}` }} size={104} />
                <Box sx={{ display: "flex", alignItems: "center", minHeight: 36 }}>
                  {index === 0 ? (
                    <Typography variant="caption" color="textSecondary" sx={{ flex: 1, pl: 0.5 }}>
                      Principal
                    </Typography>
                  ) : (
                    <IconAction
                      label={`Poner primero la imagen ${index + 1}`}
                      size="small"
                      sx={{ mr: "auto" }}
                      onClick={() => field.change([url, ...held().filter((one) => one !== url)])}
                    >
                      <ArrowBackRounded />
                    </IconAction>
                  )}
                  <IconAction label={`Quitar la imagen ${index + 1}`} size="small" onClick={() => takeOut(url)}>
                    <DeleteOutlineRounded />
                  </IconAction>
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </FieldFrame>
  );
}

const LIST = { display: "flex", flexWrap: "wrap", gap: 1.5 } as const;
