// What surrounds every field: the label above it, the help or the error below it, tied together for screen readers.
import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import type { ReactNode } from "react";

export type FieldText = {
  label: string;
  /** One short line below: what it is for, or an example. */
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** The label stays for screen readers only. */
  hideLabel?: boolean;
};
export type FieldFrameProps = FieldText & {
  id: string;
  error?: string | undefined;
  /** At the right end of the label's line: a counter, a link. */
  aside?: ReactNode;
  /** For groups of controls: the label is no <label> of one input. */
  group?: boolean;
  children: ReactNode;
};

export function FieldFrame({
  id,
  label,
  help,
  error,
  required,
  disabled,
  hideLabel,
  aside,
  group,
  children,
}: FieldFrameProps) {
  const below = error ?? help;
  return (
    <FormControl
      error={Boolean(error)}
      disabled={disabled ?? false}
      {...(group && {
        role: "group",
        "aria-labelledby": `${id}-label`,
        "aria-describedby": below ? `${id}-help` : undefined,
      })}
    >
      <Box sx={hideLabel ? HIDDEN : { display: "flex", justifyContent: "space-between", gap: 1, mb: 0.75 }}>
        <FormLabel id={`${id}-label`} {...(group ? { component: "span" as const } : { htmlFor: id })}>
          {label}
          {required === false && (
            <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
              {" "}
              (opcional)
            </Box>
          )}
        </FormLabel>
        {aside}
      </Box>
      {children}
      {below && (
        <FormHelperText id={`${id}-help`} role={error ? "alert" : undefined}>
          {below}
        </FormHelperText>
      )}
    </FormControl>
  );
}

const HIDDEN = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clip: "rect(0 0 0 0)",
  whiteSpace: "nowrap",
} as const;
