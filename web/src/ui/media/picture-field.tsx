// One picture of a form: dropped or chosen, shown, and removed. The form holds its address, "" without one.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useRef } from "react";
import { SaidError } from "../action/said-error.ts";
import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";
import { DropZone } from "./drop-zone.tsx";
import { MediaThumb } from "./media-thumb.tsx";
import { UploadRows } from "./upload-rows.tsx";
import { type Upload, useUploads } from "./use-uploads.ts";

type Props = FieldText & {
  name: string;
  accept: string;
  hint: string;
  upload: Upload<{ url: string }>;
  /** Why a file cannot be uploaded, before trying. */
  refuse?: (file: File) => string | null;
  /** An upload removed before it was saved. */
  onTakenBack: (url: string) => void;
  /** Nothing of the picture is cut: for a logo. */
  isWhole?: boolean;
};

export function PictureField({ accept, hint, upload, refuse, onTakenBack, isWhole = false, ...text }: Props) {
  const field = useField<string>(text.name);
  const fresh = useRef<string>(undefined);
  const change = (url: string) => {
    if (fresh.current) onTakenBack(fresh.current);
    fresh.current = url || undefined;
    field.change(url);
  };
  const send: typeof upload = async (file, following) => {
    const reason = refuse?.(file);
    if (reason) throw new SaidError(reason);
    return upload(file, following);
  };
  const { uploads, pending, start, remove } = useUploads(send, ({ url }) => {
    // clears an earlier refusal
    for (const { id, error } of uploads) if (error) remove(id);
    change(url);
  });
  return (
    <FieldFrame {...text} id={field.id} error={field.error} group>
      <Box sx={{ display: "flex", flexDirection: "column", gap: 1.5 }}>
        {field.value ? (
          <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
            <MediaThumb
              media={{ url: field.value, type: "image", description: text.label }}
              size={72}
              isWhole={isWhole}
            />
            <Button onClick={() => change("")}>Quitar</Button>
          </Box>
        ) : (
          <DropZone
            id={field.id}
            accept={accept}
            hint={hint}
            disabled={pending > 0}
            single
            onFiles={(files) => start(files.slice(0, 1))}
          />
        )}
        <UploadRows uploads={uploads} onRemove={remove} />
      </Box>
    </FieldFrame>
  );
}
