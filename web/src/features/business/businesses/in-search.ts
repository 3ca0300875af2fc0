import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { createInvitation, listMembers } from "@mostrador/domain/ground/identity/routes.ts";
import { read } from "../../../lib/client.ts";
import { fitting, type InSearch, START_WORDS } from "../../../lib/search/in-search.ts";

export const inSearch: InSearch = {
  kinds: [
    {
      name: "members",
      title: "Personas con acceso",
      page: PAGE.negocio,
      route: listMembers,
      find: async ({ text, businessId, signal }) => {
        const members = await read(listMembers, { query: { businessId }, signal });
        return fitting(members, text, ({ name, email }) => `${name} ${email}`).map(({ userId, name, email }) => ({
          id: userId,
          label: name,
          help: email,
          rest: "",
          face: { name },
        }));
      },
    },
  ],
  starts: [
    {
      label: "Invitar a una persona",
      keywords: `${START_WORDS} acceso permisos`,
      page: PAGE.negocio,
      route: createInvitation,
      rest: "?nuevo=invitacion",
    },
  ],
};
