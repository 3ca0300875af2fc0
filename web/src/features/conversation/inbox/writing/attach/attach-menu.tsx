// What can be added to a message: files of this device, resources of the business, quick replies.
import Box from "@mui/material/Box";
import { useRef, useState } from "react";
import { IconAction } from "../../../../../ui/action/icon-action.tsx";
import { type MenuAction, MenuButton } from "../../../../../ui/action/menu-button.tsx";
import { AttachFileRounded } from "../../../../../ui/icon/media.ts";
import { Late, latePart } from "../../../../../ui/state/late.tsx";
import type { Attachment } from "./attachment.ts";

const RESOURCES = latePart(async () => (await import("./resource-picker.tsx")).ResourcePicker);

type Props = {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  onResource: (one: Attachment) => void;
  /** The address of an external resource is added to the text. */
  onAddress: (url: string) => void;
  /** More options of the menu. */
  more: readonly MenuAction[];
};

const PICTURES = "image/*,video/mp4,video/3gpp";

export function AttachMenu({ disabled, onFiles, onResource, onAddress, more }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const choose = (accept: string) => {
    if (!input.current) return;
    input.current.accept = accept;
    input.current.click();
  };
  const actions: MenuAction[] = [
    { label: "Foto o video", onSelect: () => choose(PICTURES) },
    { label: "Documento o audio", onSelect: () => choose("") },
    { label: "Recurso del negocio", onSelect: () => setChoosing(true) },
    ...more,
  ];
  return (
    <Box sx={{ display: "flex" }}>
      <MenuButton
        label="Adjuntar"
        align="left"
        actions={actions}
        header={
          <Box sx={{ px: 1.5, py: 0.5, typography: "caption", color: "text.secondary", maxWidth: 280 }}>
            Fotos hasta 5 MB, audios y videos hasta 16 MB, documentos hasta 100 MB
          </Box>
        }
        trigger={(props) => (
          <IconAction label="Adjuntar" disabled={disabled} {...props}>
            <AttachFileRounded />
          </IconAction>
        )}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-attach
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // allows the same file to be chosen again
          event.target.value = "";
        }}
      />
      {isChoosing && (
        <Late part={RESOURCES} props={{ onFile: onResource, onAddress, onClose: () => setChoosing(false) }} />
      )}
    </Box>
  );
}
