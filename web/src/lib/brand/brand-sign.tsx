// The sign of the product, or of the brand: its logo and its name.
import { useBrand } from "./brand.ts";

/** The name under which the product is shown. */
export const useProductName = () => useBrand()?.companyName ?? "Mostrador";

/** Without a logo, or where it does not load, the first letter of the name. */
export function BrandLogo({ size }: { size: number }) {
  const { logoUrl, icon } = useBrand() ?? { logoUrl: "", icon: "/icon.svg" };
  return (
    <img
      src={logoUrl || icon}
      alt=""
      height={size}
      style={{ maxWidth: size * 3 }}
      onError={({ currentTarget: img }) => {
        if (!img.src.endsWith(icon)) img.src = icon;
      }}
    />
  );
}
