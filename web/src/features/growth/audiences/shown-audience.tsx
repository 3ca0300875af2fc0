import Chip from "@mui/material/Chip";
import { useAddress } from "../../../lib/address/address.ts";

/** The audience that the directory shows, and the way back to everybody. */
export function RemoveFilter({ name }: { name: string }) {
  const { change } = useAddress();
  return <Chip label={name} onDelete={() => change({ audience: null })} sx={{ alignSelf: "center" }} />;
}
