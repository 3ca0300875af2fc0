// Staff handle sends with an unknown outcome: after ten minutes they appear with 'Reenviar' (D-15.1).
import type { Account } from "./account.ts";
import type { FrontDesk } from "./front-desk.ts";

type UnknownSends = Account["unknown"];

/** The sends that the owner does not see as unknown in the conversation, with the button after ten minutes. */
export async function notShown(desk: FrontDesk, parked: UnknownSends): Promise<string[]> {
  const early = await shownWith(parked, false);
  await tenMinutesLater(desk, parked);
  const late = await shownWith(parked, true);
  return [...early, ...late];
}

/** The owner presses 'Reenviar' on each. Returns the answers that were not 200. */
export async function resendAll(desk: FrontDesk, parked: UnknownSends): Promise<string[]> {
  await tenMinutesLater(desk, parked);
  const refused: string[] = [];
  for (const { id, customer } of parked) {
    const answer = await customer.shop.owner.post(`/api/thread/messages/${id}/resend`, {});
    if (answer.status !== 200) refused.push(`${id}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return refused;
}

async function shownWith(parked: UnknownSends, canResend: boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id, customer } of parked) {
    const { owner, businessId } = customer.shop;
    const path = `/api/thread/messages?businessId=${businessId}&whatsapp=${customer.from}&countryCode=52&limit=100`;
    const { messages } = (await owner.get(path)).body.data;
    const shown = messages.find((message: { _id: string }) => message._id === id);
    const tells = `${shown?.status}, canResend ${shown?.canResend}`;
    if (tells !== `unknown, canResend ${canResend}`) wrong.push(`${customer.from}: ${id} is shown as ${tells}`);
  }
  return wrong;
}

async function tenMinutesLater(desk: FrontDesk, parked: UnknownSends): Promise<void> {
  const later = "update messages set attempted_at = attempted_at - interval '10 min' where id = any ($1)";
  await desk.rows(later, [parked.map(({ id }) => id)]);
}
