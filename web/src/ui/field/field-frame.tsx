// The frame of all fields: label above, help or error below, linked for screen readers.
import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import { type ReactNode, useContext } from "react";
import { HIDDEN } from "../layout/hidden-text.tsx";
import { useStill } from "../layout/use-still.ts";
import { OptionalSaid } from "./optional-said.ts";

export type FieldText = {
  label: string;
  /** One short line below: purpose or example. */
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** The label is only for screen readers. */
  hideLabel?: boolean;
};
export type FieldFrameProps = FieldText & {
  id: string;
  error?: string | undefined;
  /** At the right end of the label: a counter, a link. */
  aside?: ReactNode;
  /** For groups of controls: the label is not the <label> of one input. */
  group?: boolean;
  /** It contains several inputs, and each shows its own error. */
  several?: boolean;
  children: ReactNode;
};

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, help, required, disabled = false, hideLabel, aside, group = false, several = false } = props;
  const error = useStill(props.error);
  const saysOptional = useContext(OptionalSaid) && required === false;
  const below = error ?? help;
  const state = { error: Boolean(error), disabled };
  const content = (
    <>
      <Box sx={hideLabel ? HIDDEN : { display: "flex", justifyContent: "space-between", gap: 1, mb: 0.75 }}>
        <FormLabel id={`${id}-label`} {...state} {...(group ? { component: "span" as const } : { htmlFor: id })}>
          {label}
          {saysOptional && (
            <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
              {" "}
              (opcional)
            </Box>
          )}
        </FormLabel>
        {aside}
      </Box>
      {props.children}
      {below && (
        <FormHelperText id={`${id}-help`} {...state} role={error ? "alert" : undefined}>
          {below}
        </FormHelperText>
      )}
    </>
  );
  if (!group && !several) return <FormControl {...state}>{content}</FormControl>;
  return (
    <Box
      {...(group && {
        role: "group",
        "aria-labelledby": `${id}-label`,
        "aria-describedby": below ? `${id}-help` : undefined,
      })}
      sx={{ display: "flex", flexDirection: "column", minWidth: 0 }}
    >
      {content}
    </Box>
  );
}
