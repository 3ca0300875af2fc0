import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Drawing } from "../state/drawings.tsx";

type NotFoundBoxProps = {
  title: string;
  /** Back to what there is. */
  back: { label: string; onSelect: () => void };
  /** Registers another one; left out where this person may not. */
  onAdd?: () => void;
};

/** A record that does not exist: the way back, and 'Agregar Registro'. */
export function NotFoundBox({ title, back, onAdd }: NotFoundBoxProps) {
  return (
    <Box sx={{ display: "grid", justifyItems: "center", textAlign: "center", gap: 2, px: 3, py: 6 }}>
      <Drawing name="search" size={120} />
      <Box>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: "42ch", textWrap: "balance" }}>
          Puede que ya no exista, o que la dirección esté incompleta.
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "center" }}>
        <Button onClick={back.onSelect}>{back.label}</Button>
        {onAdd && (
          <Button variant="contained" color="primary" onClick={onAdd}>
            Agregar Registro
          </Button>
        )}
      </Box>
    </Box>
  );
}
