// The pictures, videos and sounds of a form: dropped or chosen, each with a caption. The form also has `uploading`, 0
// at first, because running uploads are unsaved changes too.
import Box from "@mui/material/Box";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { IconAction } from "../action/icon-action.tsx";
import { SaidError } from "../action/said-error.ts";
import { FieldFrame } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";
import { DeleteOutlineRounded } from "../icon/list-actions.ts";
import { useToast } from "../state/toast.ts";
import { DropZone } from "./drop-zone.tsx";
import { MEDIA_LABEL, type Media, type MediaType, shownAs } from "./media.ts";
import { MediaThumb } from "./media-thumb.tsx";
import { UploadRows } from "./upload-rows.tsx";
import { type Upload, useUploads } from "./use-uploads.ts";

type StoredMedia = { url: string; type: MediaType };
export type MediaFieldProps = {
  name: string;
  label: string;
  /** The maximum number; the default uploader takes five. */
  max?: number;
  accept: string;
  hint: string;
  upload: Upload<StoredMedia>;
  /** Why a file cannot be uploaded, before trying. */
  refuse?: (file: File) => string | null;
  /** An upload removed before it was saved. */
  onTakenBack: (url: string) => void;
};

/** The exact words of the documents. */
const TOO_MANY = "Se ha alcanzado el numero maximo de archivos permitidos";

export function MediaField(props: MediaFieldProps) {
  const { name, label, max = 5, accept, hint, upload, refuse, onTakenBack } = props;
  const field = useField<Media[]>(name);
  const { getValues, setValue } = useFormContext();
  const toast = useToast();
  const fresh = useRef(new Set<string>());
  // later uploads are added to the current value
  const held = () => (getValues(name) ?? []) as Media[];
  const send: typeof upload = async (file, following) => {
    const reason = refuse?.(file);
    if (reason) throw new SaidError(reason);
    return upload(file, following);
  };
  const { uploads, pending, start, remove } = useUploads(send, ({ url, type }) => {
    fresh.current.add(url);
    field.change([...held(), { url, type, description: "", caption: "" }]);
  });
  useEffect(() => {
    setValue("uploading", pending, { shouldDirty: true });
  }, [pending, setValue]);
  const items = field.value ?? [];
  const add = (files: readonly File[]) => {
    const room = max - held().length - pending;
    if (files.length > room) toast.error(TOO_MANY);
    start(files.slice(0, Math.max(0, room)));
  };
  const change = (index: number, more: Partial<Media>) =>
    field.change(held().map((item, at) => (at === index ? { ...item, ...more } : item)));
  const takeOut = (index: number) => {
    const url = items[index]?.url ?? "";
    field.change(held().filter((_, at) => at !== index));
    if (fresh.current.delete(url)) onTakenBack(url);
  };
  return (
    <FieldFrame
      id={field.id}
      label={label}
      error={field.error}
      required={false}
      aside={
        <Typography variant="body2" color="textSecondary">
          {items.length} de {max}
        </Typography>
      }
      group
    >
      <Box sx={{ display: "flex", flexDirection: "column", gap: 1.5 }}>
        <DropZone id={field.id} accept={accept} hint={hint} disabled={items.length + pending >= max} onFiles={add} />
        <UploadRows uploads={uploads} onRemove={remove} />
        {items.map((item, index) => (
          <Item
            key={item.url}
            item={item}
            number={index + 1}
            onChange={(more) => change(index, more)}
            onRemove={() => takeOut(index)}
          />
        ))}
      </Box>
    </FieldFrame>
  );
}

type ItemProps = { item: Media; number: number; onChange: (more: Partial<Media>) => void; onRemove: () => void };

function Item({ item, number, onChange, onRemove }: ItemProps) {
  const id = useId();
  const what = `${MEDIA_LABEL[shownAs(item)]} ${number}`;
  const words = (field: "description" | "caption", label: string, most: number) => (
    <FieldFrame id={`${id}${field}`} label={label} required={false}>
      <OutlinedInput
        id={`${id}${field}`}
        value={item[field]}
        onChange={(event) => onChange({ [field]: event.target.value })}
        autoComplete="off"
        slotProps={{ input: { maxLength: most } }}
      />
    </FieldFrame>
  );
  return (
    <Box
      role="group"
      aria-label={what}
      sx={{
        display: "grid",
        gap: 1.5,
        alignItems: "start",
        gridTemplateColumns: { xs: "72px 1fr auto", sm: "72px 1fr 1fr auto" },
        pt: 1.5,
        borderTop: "1px solid",
        borderColor: "divider",
      }}
    >
      <MediaThumb media={item} size={72} />
      {words("description", "Descripción", 500)}
      <Box sx={{ gridColumn: { xs: "2", sm: "auto" }, gridRow: { xs: 2, sm: "auto" }, minWidth: 0, display: "grid" }}>
        {words("caption", "Texto al pie", 1024)}
      </Box>
      <Box sx={{ gridColumn: { xs: "3", sm: "auto" }, gridRow: { xs: 1, sm: "auto" }, pt: 3 }}>
        <IconAction label={`Quitar ${what}`} onClick={onRemove}>
          <DeleteOutlineRounded />
        </IconAction>
      </Box>
    </Box>
  );
}
