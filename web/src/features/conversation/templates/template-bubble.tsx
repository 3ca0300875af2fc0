// A template as the contact will see it: a WhatsApp bubble with its quick replies below.
import type { TemplateText } from "@mostrador/domain/conversation/templates/choose-template.ts";
import { valueFor } from "@mostrador/domain/conversation/templates/variables.ts";
import Box from "@mui/material/Box";
import { Fragment } from "react";

type Props = {
  template: TemplateText;
  /** The value of each variable; one without a value shows its name. */
  values?: Readonly<Record<string, string>>;
  label?: string;
};

export function TemplateBubble({ template, values = {}, label = "Vista previa" }: Props) {
  const { header, body, footer, buttons } = template;
  return (
    <Box role="group" aria-label={label} sx={GROUND}>
      <Box sx={BUBBLE}>
        {header && <Box sx={{ fontWeight: 500 }}>{header}</Box>}
        <Box sx={{ whiteSpace: "pre-wrap" }}>{body ? filled(body, values) : <i>Aquí verás el mensaje</i>}</Box>
        {footer && <Box sx={{ typography: "caption", color: "text.secondary", mt: 0.5 }}>{footer}</Box>}
      </Box>
      {buttons.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: buttons have their place and nothing else
        <Box key={index} sx={BUTTON}>
          {text}
        </Box>
      ))}
    </Box>
  );
}

function filled(body: string, values: Readonly<Record<string, string>>) {
  return body.split(/\{\{\s*(\w+)\s*\}\}/).map((part, index) => {
    const value = index % 2 === 1 && valueFor(values, part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Fragment key={index}>
        {index % 2 === 0 ? part : value || <Box component="span" sx={VARIABLE}>{`{{${part}}}`}</Box>}
      </Fragment>
    );
  });
}

const GROUND = {
  display: "flex",
  flexDirection: "column",
  gap: 0.5,
  p: 1.5,
  borderRadius: 1,
  bgcolor: "success.soft",
  overflowWrap: "anywhere",
} as const;
const BUBBLE = {
  bgcolor: "background.paper",
  borderRadius: "10px",
  borderTopLeftRadius: "2px",
  px: 1.5,
  py: 1,
  typography: "body2",
} as const;
const BUTTON = {
  bgcolor: "background.paper",
  borderRadius: "10px",
  px: 1.5,
  py: 0.75,
  typography: "body2",
  fontWeight: 500,
  textAlign: "center",
  color: "primary.ink",
} as const;
const VARIABLE = { color: "primary.ink", fontWeight: 500 } as const;
