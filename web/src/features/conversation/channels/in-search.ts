import { connectChannel, listChannels } from "@mostrador/domain/conversation/channels/routes.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { read } from "../../../lib/client.ts";
import { fitting, type InSearch } from "../../../lib/search/in-search.ts";
import { channelPhone, channelState, channelTitle } from "./channel-look.ts";

export const inSearch: InSearch = {
  kinds: [
    {
      name: "channels",
      title: "Números conectados",
      page: PAGE.integraciones,
      path: "/integraciones/whatsapp",
      route: listChannels,
      find: async ({ text, businessId, signal }) => {
        const channels = await read(listChannels, { query: { businessId }, signal });
        const numbers = channels.filter(({ kind }) => kind === "whatsapp");
        const textOf = (channel: (typeof numbers)[number]) =>
          `whatsapp ${channelTitle(channel)} ${channelPhone(channel)} ${channelPhone(channel).replace(/\D/g, "")}`;
        return fitting(numbers, text, textOf).map((channel) => ({
          id: channel._id,
          label: channelTitle(channel),
          help: channelState(channel).label,
          rest: "",
        }));
      },
    },
  ],
  starts: [
    {
      label: "Conectar WhatsApp",
      keywords: "nuevo agregar número canal",
      page: PAGE.integraciones,
      path: "/integraciones/whatsapp",
      route: connectChannel,
      rest: "?nuevo=1",
    },
  ],
};
