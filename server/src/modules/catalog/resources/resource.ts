// What is sent along. Its files are files of the business, which are kept as long as it shows them; what lies elsewhere is
// only named. One that a branch or a service names is archived instead of deleted.
import { type Resource, resources } from "@mostrador/domain/catalog/resources/resource.ts";
import type { ResourceItem } from "@mostrador/domain/catalog/resources/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { relation } from "../../../kernel/resource/relation.ts";
import { fileUses, type UseFiles } from "../../ground/files/index.ts";
import { resourceActions } from "../../ground/identity/index.ts";
import { itemFiles } from "./item-files.ts";

/** Which services are shown with which resources. */
export const serviceResources = relation("service_resources", "service", "resource");

const { texts } = resources;
const PATH = "resource.items";

export type ResourceActions = ReturnType<typeof createResources>;

export function createResources(files: UseFiles) {
  const actions = resourceActions(resources, {
    besides: ({ items }): Partial<Resource> => ({
      items: (items as ResourceItem[]).map((item) => ({ ...item, url: files.shown(item.url) })),
    }),
  });
  const { insert, update, hold, present } = actions;

  return {
    ...actions,

    async create(ctx: TenantCtx, { body }: Pick<Call<typeof resources.routes.create>, "body">) {
      const data = await transact(ctx, async (tx) => {
        const { items, fileIds } = await itemFiles(tx, files, PATH, body.resource.items);
        const id = await insert(tx, ctx, { ...body.resource, items });
        await fileUses.row.write(tx, ctx.businessId, id, fileIds);
        return present(tx, ctx, id);
      });
      return { data, message: texts.created };
    },

    async edit(ctx: TenantCtx, { params, body }: Call<typeof resources.routes.edit>) {
      const { items: given, ...edit } = body.resource;
      const data = await transact(ctx, async (tx) => {
        const before = await hold(tx, params.id);
        const { items, fileIds } = await itemFiles(tx, files, PATH, given ?? []);
        await update(tx, ctx, before, { ...edit, ...(given && { items }) });
        if (given) await fileUses.row.write(tx, ctx.businessId, params.id, fileIds);
        return present(tx, ctx, params.id);
      });
      return { data, message: texts.edited };
    },
  };
}
