// What the search finds and creates for conversion events.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { createConversionEvent, listConversionEvents } from "@mostrador/domain/growth/conversion-events/routes.ts";
import { read } from "../../../lib/client.ts";
import { type InSearch, MOST_FOUND, START_WORDS } from "../../../lib/search/in-search.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";

export const inSearch: InSearch = {
  kinds: [
    {
      name: "conversionEvents",
      title: "Eventos de conversión",
      page: PAGE.eventosConversion,
      route: listConversionEvents,
      find: async ({ text, businessId, signal }) => {
        const query = { businessId, search: text.slice(0, 100), limit: MOST_FOUND };
        const found = await read(listConversionEvents, { query, signal });
        return found.map(({ _id, name, clientName, date }) => ({
          id: _id,
          label: name,
          help: `${clientName} · ${dateTimeText(date, { time: false })}`,
          rest: `?evento=${_id}`,
        }));
      },
    },
  ],
  starts: [
    {
      label: "Registrar evento de conversión",
      keywords: `${START_WORDS} venta logro cotización`,
      page: PAGE.eventosConversion,
      route: createConversionEvent,
      rest: "?nuevo=1",
    },
  ],
};
