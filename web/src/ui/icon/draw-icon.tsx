// The icons are copies of the few that are used out of the thousands of `@mui/icons-material`: docs/third-party.md.
import { createSvgIcon } from "@mui/material/utils";

/** `name` as the icon is called there; the paths of a square of 24. */
export function drawIcon(name: string, ...paths: string[]) {
  return createSvgIcon(
    paths.map((path) => <path key={path} d={path} />),
    name,
  );
}
