import * as z from "zod";
import { access, route } from "../../kit/route.ts";
import { Id } from "../../kit/schema.ts";
import { WornBrand } from "./schema.ts";

/** A partner that has chosen none is not in it: its businesses look like the product's own (contract/partners#brand). */
export const listBrands = route({
  name: "brand.list",
  method: "GET",
  path: "/api/brand",
  summary:
    "Las marcas con las que esta persona ve la plataforma: la de su partner y las de los partners de sus negocios",
  access: access.session,
  data: z.array(z.object({ partner: Id, branding: WornBrand })),
});
