// The sign of the product, or of the brand: its logo and its name.
import { useState } from "react";
import { useBrand } from "./brand.ts";

/** The name under which the product is shown. */
export const useProductName = () => useBrand()?.companyName ?? "Mostrador";

/** Without a logo, or where it does not load, the first letter of the name. */
export function BrandLogo({ size }: { size: number }) {
  const brand = useBrand();
  const logo = brand?.logoUrl ?? "/icon.svg";
  const [failed, setFailed] = useState("");
  if (brand && failed === logo)
    return (
      <b aria-hidden style={{ ...LETTER, width: size, lineHeight: `${size}px` }}>
        {[...brand.companyName][0]}
      </b>
    );
  return (
    <img
      src={logo}
      alt=""
      height={size}
      style={{ height: size, maxWidth: size * 3, objectFit: "contain" }}
      onError={() => setFailed(logo)}
    />
  );
}

const LETTER = {
  flexShrink: 0,
  textAlign: "center",
  borderRadius: 8,
  background: "var(--mui-palette-primary-main)",
  color: "var(--mui-palette-primary-contrastText)",
} as const;
