import { mapAddress } from "@mostrador/domain/conversation/inbox/details/details.ts";
import type { Location } from "@mostrador/domain/conversation/inbox/details/schema.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { PlaceOutlined } from "../../../../../ui/icon/places.ts";
import { CARD } from "./card-look.ts";

export function LocationCard({ location }: { location: Location }) {
  const { name, address, latitude, longitude } = location;
  const point = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  return (
    <Box sx={{ ...CARD, display: "flex", gap: 1.25, alignItems: "center" }}>
      <Box sx={SIGN}>
        <PlaceOutlined />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{name || "Ubicación"}</Box>
        <Box sx={{ typography: "body2", color: "text.secondary", overflowWrap: "anywhere" }}>{address || point}</Box>
        <Link href={mapAddress(location)} target="_blank" rel="noopener noreferrer" variant="body2">
          Ver en el mapa
        </Link>
      </Box>
    </Box>
  );
}

const SIGN = {
  width: 40,
  height: 40,
  borderRadius: 1,
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  bgcolor: "error.soft",
  color: "error.ink",
} as const;
