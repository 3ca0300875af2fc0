// The frame of the sign-in pages: logo, one sentence, one form.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { BrandLogo, useProductName } from "../../../lib/brand/brand-sign.tsx";
import { CardPage } from "../../../ui/layout/card-page.tsx";
import { useTitle } from "../../../ui/layout/use-title.ts";

type AuthFrameProps = { title: string; text?: ReactNode; children?: ReactNode; foot?: ReactNode };

export function AuthFrame({ title, text, children, foot }: AuthFrameProps) {
  useTitle(title);
  const name = useProductName();
  return (
    <CardPage width={400} foot={foot}>
      <Box component="a" href="/" aria-label={`${name}, inicio`} sx={SIGN}>
        <BrandLogo size={32} />
        {name}
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
