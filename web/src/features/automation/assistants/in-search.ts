import { createAssistant, listAssistants } from "@mostrador/domain/automation/assistants/routes.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { read } from "../../../lib/client.ts";
import { fitting, type InSearch, START_WORDS } from "../../../lib/search/in-search.ts";

export const inSearch: InSearch = {
  kinds: [
    {
      name: "assistants",
      title: "Asistentes",
      page: PAGE.asistentes,
      route: listAssistants,
      find: async ({ text, businessId, signal }) => {
        const assistants = await read(listAssistants, { query: { businessId }, signal });
        return fitting(assistants, text, ({ name, goal }) => `asistente ${name} ${goal}`).map((assistant) => ({
          id: assistant._id,
          label: assistant.name,
          help: !assistant.isWorking ? "Apagado" : assistant.isReachable ? "Activo" : "Sin canal",
          rest: `/${assistant._id}`,
          face: { name: assistant.name },
        }));
      },
    },
  ],
  starts: [
    {
      label: "Crear asistente",
      keywords: START_WORDS,
      page: PAGE.asistentes,
      route: createAssistant,
      rest: "?nuevo=1",
    },
  ],
};
