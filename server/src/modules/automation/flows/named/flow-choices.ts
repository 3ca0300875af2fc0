// What the panel of a node offers by name alone, for people who have the page of flows and not those of the names.
import type { flowChoices as route } from "@mostrador/domain/automation/flows/routes.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { resourcesWithFiles } from "../../../catalog/resources/index.ts";
import { assistantNames } from "../../assistants/index.ts";
import { openForms } from "./named.store.ts";

export async function flowChoices(ctx: TenantCtx, _call: Call<typeof route>) {
  const [assistants, resources, forms] = await readTogether(ctx, (tx) =>
    Promise.all([assistantNames(tx), resourcesWithFiles(tx), openForms(tx)]),
  );
  return {
    data: {
      assistants: assistants.map(({ id: _id, name }) => ({ _id, name })),
      resources: resources.map(({ id: _id, ...resource }) => ({ _id, ...resource })),
      forms: forms.map(({ id: _id, title: name }) => ({ _id, name })),
    },
  };
}
