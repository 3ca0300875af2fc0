import Chip from "@mui/material/Chip";
import { useAddress } from "../../../lib/address/address.ts";

/** The audience shown in the directory, and the link back to all contacts. */
export function RemoveFilter({ name }: { name: string }) {
  const { change } = useAddress();
  return <Chip label={name} onDelete={() => change({ audience: null })} sx={{ alignSelf: "center" }} />;
}
