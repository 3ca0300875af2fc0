// The account of a day of crashes: compares what customers wrote and received with what is stored.
import { type Customer, greetingFor, heardBy } from "./customers.ts";
import type { FrontDesk } from "./front-desk.ts";
import { wordsIn } from "./words.ts";

export type Account = {
  /** Answers on the phones of all customers. */
  answers: number;
  /** Words that are not stored, or that have neither an answer nor a parked send. */
  lost: string[];
  /** Words with two answers, and greetings that arrived twice. */
  twice: string[];
  /**
   * Conversations not in the order in which they were written, or answers not in the order in which they were given.
   */
  disorder: string[];
  /** Differences between what is stored and what arrived. */
  wrong: string[];
  /** Sends with an unknown outcome, and whether they were sent. */
  unknown: { id: string; wentOut: boolean; customer: Customer }[];
};

type StoredMessage = {
  person: string;
  role: string;
  id: string;
  text: string;
  status: string | null;
  provider_id: string;
};

export async function accountOf(desk: FrontDesk, customers: Customer[]): Promise<Account> {
  const account: Account = { answers: 0, lost: [], twice: [], disorder: [], wrong: [], unknown: [] };
  const rows = await desk.rows(
    `select coalesce(t.reply_user_id, c.whatsapp) as person, m.role, m.id, m.text, m.status, m.provider_id
      from messages m join threads t on t.id = m.thread_id join contacts c on c.id = t.contact_id
      where m.type = 'message' order by case when m.role = 'user' then m.at end, m.seq`,
  );
  const byPerson = Map.groupBy(rows as StoredMessage[], ({ person }) => person);
  for (const customer of customers) {
    const { shop, from, words } = customer;
    const { who, said } = await heardBy(desk, customer);
    const expected = shop === desk.attended ? [greetingFor(from)] : customer.isHeld ? [] : words;
    compare(account, customer, expected, byPerson.get(who) ?? [], said);
  }
  return account;
}

function compare(
  account: Account,
  customer: Customer,
  expected: string[],
  rows: StoredMessage[],
  said: { id: string; text: string; isOfAgent?: boolean }[],
): void {
  const { from, words, isHeld = false } = customer;
  account.answers += said.length;
  const heard = rows.filter(({ role }) => role === "user").map(({ text }) => text);
  const missing = words.filter((word) => !heard.includes(word));
  if (missing.length > 0) account.lost.push(`${from}: not stored: ${missing}`);
  else if (heard.join() !== words.join()) account.disorder.push(`${from} wrote ${words}; stored ${heard}`);

  const answers = rows.filter(({ role }) => role === "assistant");
  const parked = answers.filter(({ status }) => status === "unknown");
  for (const { id, text } of parked) {
    account.unknown.push({ id, wentOut: said.some((each) => each.text === text), customer });
  }
  for (const { text, status } of answers) {
    if (status === "failed" || status === "sending") account.wrong.push(`${from}: '${text}' is ${status}`);
  }
  if (isHeld) {
    countHeld(account, from, answers, said);
    return;
  }
  countWords(account, from, expected, said, parked);
  compareOrder(account, from, answers, said);
}

/** All that arrived is from Meta's agent, and each message is stored once. */
function countHeld(
  account: Account,
  from: string,
  answers: StoredMessage[],
  said: { id: string; text: string; isOfAgent?: boolean }[],
): void {
  const ours = said.filter(({ isOfAgent }) => !isOfAgent);
  if (ours.length > 0) account.wrong.push(`${from}: answered next to Meta's agent: ${ours.map(({ text }) => text)}`);
  for (const { id } of said) {
    const times = answers.filter(({ provider_id }) => provider_id === id).length;
    if (times === 0) account.lost.push(`${from}: a message of Meta's agent is not stored`);
    if (times > 1) account.twice.push(`${from}: a message of Meta's agent is stored ${times} times`);
  }
}

/** Each word of the assistant's customers is in one answer; the others are greeted once. */
function countWords(
  account: Account,
  from: string,
  expected: string[],
  said: { text: string }[],
  parked: StoredMessage[],
): void {
  const spoken = said.flatMap(({ text }) => wordsIn(text));
  const inDoubt = parked.flatMap(({ text }) => wordsIn(text));
  for (const word of expected) {
    const times = spoken.filter((each) => each === word).length;
    if (times === 0 && !inDoubt.includes(word)) account.lost.push(`${from}: nothing answers '${word}'`);
    if (times > 1) account.twice.push(`${from} got '${word}' ${times} times`);
  }
  const strange = spoken.filter((word) => !expected.includes(word));
  if (strange.length > 0) account.wrong.push(`${from} got '${strange}', which nobody asked for`);
}

function compareOrder(account: Account, from: string, answers: StoredMessage[], said: { id: string }[]): void {
  const given = answers.flatMap(({ provider_id: id }) => id ?? []);
  const arrived = said.map(({ id }) => id).filter((id) => given.includes(id));
  if (arrived.length < given.length)
    account.wrong.push(`${from}: ${given.length - arrived.length} sends never arrived`);
  else if (arrived.join() !== given.join()) account.disorder.push(`${from}: answers arrived in another order`);
}
