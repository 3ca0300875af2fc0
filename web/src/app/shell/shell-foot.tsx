import { useLocation } from "react-router";
import { useBrand } from "../../lib/brand/brand.ts";
import { BrandFoot } from "../../lib/brand/brand-foot.tsx";
import { useProductName } from "../../lib/brand/brand-sign.tsx";
import { ProductFoot } from "../../lib/brand/product-foot.tsx";
import { shapeAt } from "../pages.ts";

/** Pages of the height of the window: the foot would only make them scroll. */
const FULL = new Set(["calendar", "inbox", "board", "editor"]);

/** The foot of the brand, or that of the installation, below the open page. */
export function ShellFoot() {
  const { pathname } = useLocation();
  const brand = useBrand();
  const name = useProductName();
  if (FULL.has(shapeAt(pathname))) return null;
  return brand ? <BrandFoot /> : <ProductFoot name={name} />;
}
