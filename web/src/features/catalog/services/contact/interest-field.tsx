import Skeleton from "@mui/material/Skeleton";
import { MultiSelectField } from "../../../../ui/pick/multi-select-field.tsx";
import { useServices } from "../api.ts";

/** Which services a contact asked for; one in the archive is kept where it was chosen. */
export function InterestField({ name, label }: { name: string; label: string }) {
  const { data } = useServices();
  // Until their names are known nothing is called unavailable.
  if (!data) return <Skeleton variant="rounded" height={64} aria-label={label} />;
  const options = data.map((service) => ({
    value: service._id,
    label: service.isArchived ? `${service.name} (en el archivo)` : service.name,
  }));
  return <MultiSelectField name={name} label={label} options={options} required={false} />;
}
