// A contact wrote that they want no more messages, or want them again: it takes effect at once, without staff.
import { OPTED_IN_TEXT, optOutText, readOptOut } from "@mostrador/domain/business/privacy/opt-out.ts";
import { BY_MESSAGE } from "@mostrador/domain/business/privacy/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { businessToday } from "../../businesses/index.ts";
import { lockDataSubject } from "../../contacts/index.ts";
import { objectAtOnce } from "./object-at-once.ts";
import { dropObjection, readObjections } from "./request.store.ts";
import { noteStep } from "./request.ts";

/**
 * The one-sentence reply to the contact. `isWhole`: the message said nothing else; `erases`: a person must handle
 * their data.
 */
export type HeededOptOut = { text: string; isWhole: boolean; erases: boolean };

/** Null for every other message, and for 'ALTA' from a contact without an objection. */
export async function heedOptOut(
  tx: Tx,
  ctx: TenantCtx,
  { contactId, text, at }: { contactId: string; text: string; at: Date },
): Promise<HeededOptOut | null> {
  const said = readOptOut(text);
  if (said === null || !(await lockDataSubject(tx, contactId))) return null;
  if (said.kind === "in") return (await acceptAgain(tx, ctx, contactId, text)) ? ACCEPTED : null;
  const answer = optOutText(said);
  await objectAtOnce(tx, ctx, {
    ...{ contactId, at, answer, purposes: said.purposes },
    today: await businessToday({ ...ctx, tx }),
    through: BY_MESSAGE,
    notes: text.slice(0, LONGEST),
    step: "Pidió que no le escriban",
  });
  return { text: answer, isWhole: said.isWhole, erases: said.erases };
}

const ACCEPTED: HeededOptOut = { text: OPTED_IN_TEXT, isWhole: true, erases: false };
const LONGEST = 500;
/** The assistant's own answers are not included: contacts object to those elsewhere. */
const BY_WORD = ["secondary", "messages"] as const;

async function acceptAgain(tx: Tx, ctx: TenantCtx, contactId: string, text: string): Promise<boolean> {
  const known = (await readObjections(tx, contactId)).map(({ purpose }) => purpose);
  const purposes = BY_WORD.filter((purpose) => known.includes(purpose));
  const ids = new Set<string>();
  for (const purpose of purposes) {
    const id = await dropObjection(tx, contactId, purpose);
    if (id) ids.add(id);
  }
  for (const id of ids)
    await noteStep(tx, ctx, { id, contact_id: contactId }, "Pidió que le vuelvan a escribir", text.slice(0, LONGEST));
  return purposes.length > 0;
}
