// Picks resources of the business to send: files, or the addresses of external ones.
import type { ResourceItem } from "@mostrador/domain/catalog/resources/schema.ts";
import { filePath } from "@mostrador/domain/ground/files/file-address.ts";
import { KNOWN_TYPES } from "@mostrador/domain/ground/files/file-kind.ts";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { newKey } from "../../../../../lib/new-key.ts";
import { Dialog } from "../../../../../ui/dialog/dialog.tsx";
import { addressOf, shownAs } from "../../../../../ui/media/media.ts";
import { MediaThumb } from "../../../../../ui/media/media-thumb.tsx";
import { SearchInput } from "../../../../../ui/pick/search-input.tsx";
import { Empty } from "../../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../../ui/state/error-state.tsx";
import { useResources } from "../../../../catalog/resources/index.ts";
import type { Attachment } from "./attachment.ts";

type Props = { onFile: (one: Attachment) => void; onAddress: (url: string) => void; onClose: () => void };

export function ResourcePicker({ onFile, onAddress, onClose }: Props) {
  const list = useResources();
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = (list.data ?? []).filter(({ name, isArchived }) => !isArchived && name.toLowerCase().includes(wanted));
  const items = found.flatMap(({ _id, name, items: its }) =>
    its.map((item, index) => ({ key: `${_id}-${index}`, name, item })),
  );
  const take = (name: string, item: ResourceItem) => {
    const path = filePath(item.url);
    if (path) onFile(attachmentOf(name, item, path));
    else onAddress(item.url);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Enviar un recurso">
      <SearchInput value={search} onChange={setSearch} label="Buscar un recurso" />
      {list.isPending && <Skeleton height={120} />}
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} dense />}
      {list.data && items.length === 0 && (
        <Empty dense drawing="search" text={wanted ? "Ningún recurso se llama así." : "Todavía no tienes recursos."} />
      )}
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: "none" }}>
        {items.map(({ key, name, item }) => (
          <li key={key}>
            <ButtonBase onClick={() => take(name, item)} sx={ROW}>
              <MediaThumb media={item} size={44} />
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ fontWeight: 500 }}>{name}</Box>
                <Box sx={{ typography: "caption", color: "text.secondary", overflowWrap: "anywhere" }}>
                  {filePath(item.url) ? item.description || item.caption : `Está en otro sitio: se manda su dirección`}
                </Box>
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Dialog>
  );
}

function attachmentOf(name: string, item: ResourceItem, path: string): Attachment {
  const kind = shownAs(item);
  const extension = path.split(".").at(-1);
  const [mimeType = ""] = Object.entries(KNOWN_TYPES).find(([, known]) => known.extension === extension) ?? [];
  return {
    key: newKey(),
    name: `${name}.${extension}`,
    size: 0,
    kind,
    mimeType,
    preview: kind === "image" ? addressOf(item.url) : null,
    done: 1,
    error: "",
    sent: { url: path },
  };
}

const ROW = {
  display: "flex",
  alignItems: "center",
  justifyContent: "start",
  textAlign: "left",
  gap: 1.5,
  width: 1,
  p: 1,
  borderRadius: "10px",
  "&:hover, &:focus-visible": { bgcolor: "action.hover" },
} as const;
