// The frame of the sign-in pages: logo, one sentence, one form.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { CardPage } from "../../../ui/layout/card-page.tsx";
import { useTitle } from "../../../ui/layout/use-title.ts";

type AuthFrameProps = { title: string; text?: ReactNode; children?: ReactNode; foot?: ReactNode };

export function AuthFrame({ title, text, children, foot }: AuthFrameProps) {
  useTitle(title);
  return (
    <CardPage width={400} foot={foot}>
      <Box component="a" href="/" aria-label="Mostrador, inicio" sx={SIGN}>
        <img src="/icon.svg" alt="" width={32} height={32} />
        Mostrador
      </Box>
      <Typography variant="h2" component="h1" sx={{ mb: text ? 0.5 : 3 }}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {text}
        </Typography>
      )}
      {children}
    </CardPage>
  );
}

const SIGN = {
  display: "inline-flex",
  alignItems: "center",
  gap: 1.25,
  minHeight: 44,
  mb: 3,
  borderRadius: 1,
  fontWeight: 700,
  fontSize: 16,
  color: "text.primary",
  textDecoration: "none",
} as const;
