import Box from "@mui/material/Box";
import { MediaThumb } from "./media-thumb.tsx";

/** Pictures in a row; `of` names their subject for screen readers. */
export function PictureRow({ urls, of }: { urls: readonly string[]; of: string }) {
  if (urls.length === 0) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      {urls.map((url, index) => (
        <MediaThumb key={url} media={{ url, type: "image", description: `${of}, imagen ${index + 1}` }} size={144} />
      ))}
    </Box>
  );
}
