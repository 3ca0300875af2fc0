import { createTemplate, listTemplates } from "@mostrador/domain/conversation/templates/routes.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { read } from "../../../lib/client.ts";
import { fitting, type InSearch } from "../../../lib/search/in-search.ts";
import { TEMPLATE_LOOK } from "./template-look.ts";

export const inSearch: InSearch = {
  kinds: [
    {
      name: "templates",
      title: "Plantillas de WhatsApp",
      page: PAGE.integraciones,
      path: "/integraciones/whatsapp",
      route: listTemplates,
      find: async ({ text, businessId, signal }) => {
        const { templates } = await read(listTemplates, { query: { businessId }, signal });
        return fitting(
          templates,
          text,
          ({ name, body }) => `plantilla ${name.replaceAll("_", " ")} ${name} ${body}`,
        ).map(({ _id, name, status }) => ({
          id: _id,
          label: name,
          help: TEMPLATE_LOOK[status].label,
          rest: "/plantillas",
        }));
      },
    },
  ],
  starts: [
    {
      label: "Nueva plantilla de WhatsApp",
      keywords: "crear agregar mensaje aprobado",
      page: PAGE.integraciones,
      path: "/integraciones/whatsapp",
      route: createTemplate,
      rest: "/plantillas?nuevo=1",
    },
  ],
};
