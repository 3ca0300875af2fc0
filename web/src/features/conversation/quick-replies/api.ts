// The server calls about quick replies.
import { quickReplies as resource } from "@mostrador/domain/conversation/quick-replies/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

export const quickReplies = resourceHooks(resource);
