import { createFlow, listFlows } from "@mostrador/domain/automation/flows/routes.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { read } from "../../../lib/client.ts";
import { fitting, type InSearch, START_WORDS } from "../../../lib/search/in-search.ts";

export const inSearch: InSearch = {
  kinds: [
    {
      name: "flows",
      title: "Flujos",
      page: PAGE.flujos,
      route: listFlows,
      find: async ({ text, businessId, signal }) => {
        const flows = await read(listFlows, { query: { businessId }, signal });
        return fitting(flows, text, ({ meta }) => `flujo ${meta.name}`).map(({ _id, meta }) => ({
          id: _id,
          label: meta.name,
          help: meta.active ? "Activo" : "Apagado",
          rest: `/${_id}`,
        }));
      },
    },
  ],
  starts: [{ label: "Crear flujo", keywords: START_WORDS, page: PAGE.flujos, route: createFlow, rest: "/nuevo" }],
};
