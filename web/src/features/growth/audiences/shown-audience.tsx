import Chip from "@mui/material/Chip";
import { useSearchParams } from "react-router";
import { addressNow } from "../../../lib/address-now.ts";

/** The audience that the directory shows, and the way back to everybody. */
export function RemoveFilter({ name }: { name: string }) {
  const [, setParams] = useSearchParams();
  const drop = () =>
    setParams(
      () => {
        const next = addressNow();
        next.delete("audience");
        return next;
      },
      { replace: true },
    );
  return <Chip label={name} onDelete={drop} sx={{ alignSelf: "center" }} />;
}
