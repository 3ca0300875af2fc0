// Finds the contact behind an incoming message (D-7.1) by the channel's id of the person or by the normalised number,
// or creates a lead. Runs inside the transaction that stores the message.
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import { canonicalWaId, splitPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { ContactCreated } from "@mostrador/domain/business/contacts/schema.ts";
import { visibleText } from "@mostrador/domain/kit/text.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import {
  type ContactRow,
  type ContactWrite,
  type FoundPerson,
  findByPageUser,
  findByPerson,
  insertContact,
  noteInteraction,
  type PageColumn,
} from "./contact.store.ts";
import { freeSecondNumber } from "./merge/second-numbers.store.ts";
import { searchOf } from "./search-of.ts";

/** `replyPhone`: the second number of a merged contact, if the message came from that one. */
export type FoundContact = { contactId: string; noRespond: boolean; isNew: boolean; replyPhone: string | null };

/**
 * `at`: when the person wrote, or null; `waId` is missing for a hidden number, and then `userId` is set; `changedTo`:
 * the new number of a known person. Two messages at once make one contact: the unique index accepts one insert, the
 * other reads. Open screens are told about new or changed contacts.
 */
export async function findOrCreateContact(
  tx: Tx,
  ctx: TenantCtx,
  person: {
    waId: string | null;
    userId?: string | null;
    pushName: string;
    at: Date | null;
    changedTo?: string | null;
    changedUserId?: string | null;
    /** Which channel's own id this is; without it WhatsApp's. */
    by?: "messenger" | "instagram";
  },
): Promise<FoundContact> {
  const pushName = visibleText(person.pushName);
  const phone = person.waId === null ? null : canonicalWaId(person.waId);
  const userId = person.userId ?? null;
  const column = person.by ? COLUMN[person.by] : null;
  const known = column ? await findByPageUser(tx, column, userId ?? "") : await findByPerson(tx, phone, userId);
  if (known) {
    const learned = learnedOf(known, { ...person, pushName, userId: column ? null : userId });
    // Deleted between the two statements: the writer becomes a new contact.
    if (!(await noteInteraction(tx, known.id, person.at, learned))) return findOrCreateContact(tx, ctx, person);
    const next = person.changedTo ? canonicalWaId(person.changedTo) : (known.phone ?? phone);
    const isOtherPhone = next !== null && next !== known.phone;
    if (isOtherPhone) await learnPhone(tx, { ...known, ...learned } as ContactRow, next, person.at);
    const nextUser = person.changedUserId;
    if (nextUser && nextUser !== known.wa_user_id)
      await learnUnlessTaken(tx, async () => {
        await noteInteraction(tx, known.id, person.at, { wa_user_id: nextUser });
      });
    if (known.is_staff) await publish(tx, ctx, ContactCreated, { contactId: known.id });
    if (isOtherPhone || learned.push_name !== undefined || known.is_staff) {
      await announce(tx, ctx, contactChanged, { clientId: known.id });
    }
    const replyPhone = known.via_id === known.id || person.changedTo ? null : known.via_phone;
    return { contactId: known.id, noRespond: known.no_respond, isNew: false, replyPhone };
  }
  const { countryCode, number } = splitPhone(phone ?? "");
  const row = {
    phone,
    whatsapp: number,
    ...(phone ? { country_code: countryCode } : {}),
    [column ?? "wa_user_id"]: person.changedUserId ?? userId,
    push_name: pushName,
  };
  const at = new Date(ctx.now);
  const made = await insertContact(tx, {
    ...row,
    business_id: ctx.businessId,
    id: newId(),
    type: "lead",
    last_interaction: person.at,
    search: searchOf(row),
    created_at: at,
    updated_at: at,
  });
  if (!made) return findOrCreateContact(tx, ctx, person);
  await publish(tx, ctx, ContactCreated, { contactId: made.id });
  await announce(tx, ctx, contactChanged, { clientId: made.id });
  return { contactId: made.id, noRespond: false, isNew: true, replyPhone: null };
}

const COLUMN: Readonly<Record<"messenger" | "instagram", PageColumn>> = {
  messenger: "messenger_id",
  instagram: "instagram_account_id",
};

/** A new name in the channel, or the channel's own id of a person known by number. */
function learnedOf(
  known: FoundPerson,
  { pushName, userId, at }: { pushName: string; userId: string | null; at: Date | null },
): ContactWrite {
  // An old message that is read again has the name of that time.
  const isOld = at !== null && known.last_interaction !== null && at < known.last_interaction;
  const isNewName = pushName !== "" && pushName !== known.push_name && !(isOld && known.push_name !== "");
  const isOwn = known.via_id === known.id;
  const isNewUser = isOwn && userId !== null && userId !== known.wa_user_id;
  // A staff member who writes is a normal contact from now on.
  const seen = known.is_staff ? { is_staff: false, search: searchOf(known) } : {};
  return {
    ...seen,
    ...(isNewName ? { push_name: pushName, search: searchOf({ ...known, push_name: pushName }) } : {}),
    ...(isNewUser ? { wa_user_id: userId } : {}),
  };
}

/**
 * A person who hid the number shows it now, or has another one. If another contact has that number, both stay as they
 * are.
 */
async function learnPhone(tx: Tx, known: ContactRow, phone: string, at: Date | null): Promise<void> {
  const { countryCode, number } = splitPhone(phone);
  const columns = { phone, whatsapp: number, country_code: countryCode, search: searchOf({ ...known, phone }) };
  await learnUnlessTaken(tx, async () => {
    await freeSecondNumber(tx, known.id, phone);
    await noteInteraction(tx, known.id, at, columns);
  });
}

async function learnUnlessTaken(tx: Tx, learn: () => Promise<void>): Promise<void> {
  await tx.savepoint(learn).catch((error: { code?: string }) => {
    if (error.code !== "23505") throw error;
  });
}
