// The actions of quick replies.
import { quickReplies } from "@mostrador/domain/conversation/quick-replies/resource.ts";
import { resourceActions } from "../../ground/files/index.ts";

export const quickReplyActions = resourceActions(quickReplies);
