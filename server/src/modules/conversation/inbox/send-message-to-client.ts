// `sendMessageToClient`: the same as the call, for screens that use the socket (contract/conversation#the-open-line).
import { sendMessage as route } from "@mostrador/domain/conversation/inbox/routes.ts";
import { NewMessage } from "@mostrador/domain/conversation/inbox/schema.ts";
import { socketCall } from "../../../kernel/live/socket-call.ts";
import { sendMessage } from "./write-as-person.ts";

export const sendMessageToClient = socketCall({
  name: "sendMessageToClient",
  route,
  payload: NewMessage,
  refusal: "Revisa el mensaje",
  handle: async (ctx, message) => (await sendMessage(ctx, { body: { message } })).data,
});
