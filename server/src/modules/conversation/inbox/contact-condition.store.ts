// The condition on conversations for the directory's filter: whether a contact has something that a person has to
// read.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import { sql as raw } from "kysely";
import type { ContactCondition } from "../../business/contacts/index.ts";

export const unreadCondition: ContactCondition = {
  answers: ["hasUnread"],
  access: access.view(PAGE.chat),
  where({ hasUnread }) {
    const unread = raw`select from threads t where t.contact_id = c.id and t.is_for_people`;
    return hasUnread === "yes" ? raw`exists (${unread})` : raw`not exists (${unread})`;
  },
};
