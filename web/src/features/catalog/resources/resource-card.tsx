// A resource as a card: its picture, name and purpose.
import type { Resource } from "@mostrador/domain/catalog/resources/resource.ts";
import { USAGE_LABEL } from "@mostrador/domain/catalog/resources/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { MediaThumb } from "../../../ui/media/media-thumb.tsx";

export function ResourceCard({ resource, actions }: { resource: Resource; actions: ReactNode }) {
  const { name, usage, items } = resource;
  const [cover] = items;
  return (
    <Box sx={{ display: "flex", flexDirection: "column", height: 1 }}>
      <MediaThumb
        media={cover ?? { url: "", type: "image", description: "Sin archivos" }}
        size="100%"
        ratio="16 / 10"
      />
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 0.5, p: 1.5, pr: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {USAGE_LABEL[usage]}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {countText(items.length)}
          </Typography>
        </Box>
        {actions}
      </Box>
    </Box>
  );
}

export function countText(count: number): string {
  return count === 0 ? "Sin archivos" : count === 1 ? "1 archivo" : `${count} archivos`;
}
