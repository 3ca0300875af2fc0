// The numbers of the business on screen: their page, and what the inbox uses of them.
export { useChannels } from "./api.ts";
export { channelPhone, channelState, channelTitle } from "./channel-look.ts";
