// Guards that keep a message from being lost, doubled or sent too late.
import type { Mutant } from "./mutant.ts";

const OUTREACH = "server/src/modules/growth/outreach";
const INBOX = "server/src/modules/conversation/inbox";
const ASSISTANTS = "server/src/modules/automation/assistants";

export const messages: Mutant[] = [
  {
    name: "webhooks need no signature",
    where: "server/src/modules/conversation/channels",
    cut: `if (!expected || !isEqual(said, expected)) throw new DomainError(403, "La firma no coincide");`,
    put: "void expected;",
    noticedBy: ["proofs/input/webhooks"],
  },
  {
    name: "a lost outcome is sent again",
    where: INBOX,
    cut: "if (mayPass && (await tryLater(tx, ctx, { ...message, tries }, outcome.reason))) return null;",
    put: 'if (await tryLater(tx, ctx, { ...message, tries }, "")) return null;',
    noticedBy: [`${INBOX}/send`],
  },
  {
    name: "anything may be sent again by hand",
    where: "domain/src/conversation/inbox",
    cut: `return message.status === "unknown" && now >= unresolvedAt(message.attemptedAt ?? 0);`,
    put: `return message.status === "unknown" || now < 0;`,
    noticedBy: [`${INBOX}/send`],
  },
  {
    name: "WhatsApp is written to after 24 hours",
    where: "domain/src/conversation/inbox",
    cut: "return until !== null && now < until;",
    put: "return until !== null && now > 0;",
    noticedBy: [`${INBOX}/send`],
  },
  {
    name: "the assistant is armed although a person has the conversation",
    where: INBOX,
    cut: `      and t.handed_over_at is null and t.held_by is null
      and (t.person_until is null or t.person_until <= $3) and \${NEWS}
    returning t.id`,
    put: `      and $3::timestamptz is not null and \${NEWS}
    returning t.id`,
    noticedBy: [`${INBOX}/reply-lease`],
  },
  {
    name: "what was withdrawn is sent",
    where: INBOX,
    cut: "if (withheld) return refuse(tx, ctx, head, withheld);",
    put: "void withheld;",
    noticedBy: [`${ASSISTANTS}/withdrawn`],
  },
  {
    name: "what is planned goes out although its reason is gone",
    where: OUTREACH,
    cut: "const stop = stopOf(await momentOf(tx, ctx, row, first));\n  const parts = stop ? [] : [first];",
    put: "const stop = null as ReturnType<typeof stopOf>;\n  const parts = [first];",
    noticedBy: [`${OUTREACH}/duties`],
  },
  {
    name: "two workers hold one turn",
    where: INBOX,
    cut: "      and (t.lease_until is null or t.lease_until <= $3 or t.lease_token = $2)\n",
    put: "",
    noticedBy: [`${INBOX}/reply-lease`],
  },
  {
    name: "a press that somebody else answers is news for the assistant",
    where: INBOX,
    cut: "and m.kind <> 'system' and not m.is_handled)",
    put: "and m.kind <> 'system')",
    noticedBy: [`${INBOX}/receive/handled-press`],
  },
];
