import { listClosed } from "@mostrador/domain/conversation/inbox/closed/routes.ts";
import { listThreads } from "@mostrador/domain/conversation/inbox/routes.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { read } from "../../../lib/client.ts";
import { type InSearch, MOST_FOUND } from "../../../lib/search/in-search.ts";
import { relativeText } from "../../../ui/data/date-time.tsx";

export const inSearch: InSearch = {
  kinds: [
    {
      name: "threads",
      title: "Conversaciones",
      page: PAGE.chat,
      route: listThreads,
      find: async ({ text, businessId, signal }) => {
        const { threads } = await read(listThreads, { query: { businessId, name: text, limit: MOST_FOUND }, signal });
        return threads.map(({ _id, clientId, clientName, channel, messages }) => {
          const last = messages.at(-1);
          const name = clientName || "Cliente";
          const help = [channel, last && relativeText(last.date)].filter(Boolean).join(" · ");
          return { id: _id, label: name, help, rest: `?cliente=${clientId}`, face: { name } };
        });
      },
    },
  ],
  starts: [],
  pages: [
    {
      label: "Conversaciones cerradas",
      keywords: "cierre asistente persona",
      page: PAGE.chat,
      path: "/chat/conversaciones",
      route: listClosed,
    },
  ],
};
