// With what a page is made: the product, or the brand of the business's partner with a link to its site.
import { currentBrand } from "../../lib/brand/brand.ts";

export function Publisher({ said }: { said: string }) {
  const brand = currentBrand();
  if (!brand?.websiteUrl)
    return (
      <span className="quiet">
        {said} {brand?.companyName ?? "Mostrador"}
      </span>
    );
  return (
    <>
      <span className="quiet">
        {said} {brand.companyName}
      </span>{" "}
      <a href={brand.websiteUrl} target="_blank" rel="noreferrer">
        Visitar Sitio Web
      </a>
    </>
  );
}
