import { sendForm } from "@mostrador/domain/growth/forms/routes.ts";
import type { InConversation } from "../../../lib/conversation/in-conversation.ts";
import { DescriptionOutlined } from "../../../ui/icon/messages.ts";

export const inConversation: InConversation = {
  start: {
    name: "formulario",
    label: "Compartir formulario",
    icon: DescriptionOutlined,
    route: sendForm,
    load: async () => (await import("./send/send-form.tsx")).SendForm,
  },
};
