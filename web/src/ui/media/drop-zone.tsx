// A zone to drop or choose files: by pointer, keyboard or touch.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type DragEvent, useRef, useState } from "react";
import { UploadFileOutlined } from "../icon/list-actions.ts";
import { usePhone } from "../layout/use-screen.ts";

type Props = {
  id: string;
  /** As in an input's `accept`: `image/*,application/pdf`. */
  accept: string;
  /** The accepted files, as text. */
  hint: string;
  disabled: boolean;
  /** Only one picture. */
  single?: boolean;
  onFiles: (files: readonly File[]) => void;
};

export function DropZone({ id, accept, hint, disabled, single = false, onFiles }: Props) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const phone = usePhone();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      data-drop-zone
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: "flex",
        flexDirection: { xs: "column", sm: "row" },
        alignItems: "center",
        gap: { xs: 1, sm: 2 },
        p: 2,
        border: "1px dashed",
        borderColor: over ? "primary.main" : "outline",
        borderRadius: "10px",
        bgcolor: over ? "primary.soft" : "transparent",
        textAlign: { xs: "center", sm: "left" },
      }}
    >
      <Button startIcon={<UploadFileOutlined />} disabled={disabled} onClick={() => input.current?.click()}>
        {single ? "Elegir imagen" : "Elegir archivos"}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0 }}>
        {phone ? hint : `o ${single ? "arrástrala" : "arrástralos"} aquí. ${hint}`}
      </Typography>
      <input
        ref={input}
        id={id}
        type="file"
        multiple={!single}
        hidden
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // allows the same file to be chosen again
          event.target.value = "";
        }}
      />
    </Box>
  );
}
