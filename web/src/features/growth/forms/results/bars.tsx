// Counts as horizontal bars, with the number and the share of each as text.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

export type BarCount = { label: string; count: number };

/** `of`: how many answered, for the shares. */
export function Bars({ label, counts, of }: { label: string; counts: readonly BarCount[]; of: number }) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
      {counts.map((bar) => (
        <Box component="li" key={bar.label} sx={{ display: "grid", gap: 0.25 }}>
          <Box sx={{ display: "flex", gap: 1, alignItems: "baseline" }}>
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              {bar.label}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "nowrap" }}>
              {`${bar.count} · ${of === 0 ? 0 : Math.round((bar.count * 100) / of)} %`}
            </Typography>
          </Box>
          <Box aria-hidden sx={{ height: 8, borderRadius: 4, bgcolor: "surface.sunken", overflow: "hidden" }}>
            <Box sx={{ height: 1, width: `${(bar.count * 100) / most}%`, bgcolor: "primary.main", borderRadius: 4 }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
