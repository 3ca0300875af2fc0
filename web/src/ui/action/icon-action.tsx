import IconButton, { type IconButtonProps } from "@mui/material/IconButton";
import Tooltip, { type TooltipProps } from "@mui/material/Tooltip";

export type IconActionProps = Omit<IconButtonProps, "aria-label" | "title"> & {
  /** Read aloud and shown as a tooltip. */
  label: string;
  placement?: TooltipProps["placement"];
};

/** An icon button; it always has a name. */
export function IconAction({ label, placement, ...button }: IconActionProps) {
  const face = <IconButton {...button} aria-label={label} />;
  if (button.disabled) return face;
  return (
    <Tooltip title={label} {...(placement && { placement })}>
      {face}
    </Tooltip>
  );
}
