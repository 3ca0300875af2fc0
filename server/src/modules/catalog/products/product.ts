// Products. Their pictures are files of the business, kept as long as they are shown; what there is of each in which branch
// is the remembered sum of its movements. One that moved or that a service uses up is archived instead of deleted.
import { type Product, products } from "@mostrador/domain/catalog/products/resource.ts";
import type { ResourceItem } from "@mostrador/domain/catalog/resources/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { relation } from "../../../kernel/resource/relation.ts";
import { fileUses, type UseFiles } from "../../ground/files/index.ts";
import { resourceActions } from "../../ground/identity/index.ts";
import { itemFiles } from "../resources/index.ts";
import { readStock } from "./stock.store.ts";

/** Which services use up which products. */
export const serviceProducts = relation("service_products", "service", "product");

const { texts } = products;
const PATH = "product.images";

export type ProductActions = ReturnType<typeof createProducts>;

export function createProducts(files: UseFiles) {
  const actions = resourceActions(products, {
    links: { stock: { read: readStock } },
    besides: ({ images }): Partial<Product> => ({
      images: (images as ResourceItem[]).map((image) => ({ ...image, url: files.shown(image.url) })),
    }),
  });
  const { insert, update, hold, present } = actions;
  return {
    ...actions,
    async create(ctx: TenantCtx, { body }: Pick<Call<typeof products.routes.create>, "body">) {
      const data = await transact(ctx, async (tx) => {
        const { items: images, fileIds } = await itemFiles(tx, files, PATH, body.product.images);
        const id = await insert(tx, ctx, { ...body.product, images });
        await fileUses.row.write(tx, ctx.businessId, id, fileIds);
        return present(tx, ctx, id);
      });
      return { data, message: texts.created };
    },
    async edit(ctx: TenantCtx, { params, body }: Call<typeof products.routes.edit>) {
      const { images: given, ...edit } = body.product;
      const data = await transact(ctx, async (tx) => {
        const before = await hold(tx, params.id);
        const { items: images, fileIds } = await itemFiles(tx, files, PATH, given ?? []);
        await update(tx, ctx, before, { ...edit, ...(given && { images }) });
        if (given) await fileUses.row.write(tx, ctx.businessId, params.id, fileIds);
        return present(tx, ctx, params.id);
      });
      return { data, message: texts.edited };
    },
  };
}
