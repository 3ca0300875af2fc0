// The names of the services given at a branch or by a person.
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useChoices } from "../../../lib/resource/choices.ts";

/** `none`: the text for an empty list. */
export function GivenServices({ ids, none }: { ids: readonly string[]; none: string }) {
  const { options } = useChoices("service", ids);
  const names = ids.flatMap((id) => options.find(({ value }) => value === id)?.label ?? []);
  if (ids.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {none}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, display: "flex", flexWrap: "wrap", gap: 1, listStyle: "none" }}>
      {names.map((name) => (
        <li key={name}>
          <Chip label={name} />
        </li>
      ))}
    </Box>
  );
}
