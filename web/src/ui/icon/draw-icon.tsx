// The icons: copies of the few used from `@mui/icons-material`, which has thousands: docs/third-party.md.
import { createSvgIcon } from "@mui/material/utils";

/** `name` as in the icon library; paths of a 24 px square. */
export function drawIcon(name: string, ...paths: string[]) {
  return createSvgIcon(
    paths.map((path) => <path key={path} d={path} />),
    name,
  );
}
