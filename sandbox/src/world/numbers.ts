import { derivedDigits } from "./ids.ts";
import { canonicalPhone, displayPhone, writtenPhone } from "./phone.ts";

/** A business number of WhatsApp. `wabaId` is unknown until a call names its account. */
export type BusinessNumber = {
  phoneNumberId: string;
  wabaId: string | undefined;
  displayPhoneNumber: string;
  businessName: string;
  accessToken: string;
  /** Meta's rating of it; absent means the best values. */
  standing?: NumberStanding;
};

export type NumberStanding = {
  quality?: "GREEN" | "YELLOW" | "RED";
  limit?: string;
  /** A number that a sign-up opened and that is not registered yet. */
  isUnregistered?: boolean;
  /** It is also in the phone's own app. */
  isOnBizApp?: boolean;
  /** Epoch ms; 0 is a key without end. */
  tokenExpiresAt?: number;
  onboardedAt?: number;
  pin?: string;
  /** Meta's own agent answers on it; `mayTake`: the business can take conversations from it by a call. */
  agent?: { isOn: boolean; mayTake: boolean };
};

/** A WhatsApp business account: its key and the receiver of its webhooks. */
export type BusinessAccount = {
  wabaId: string;
  accessToken: string;
  callbackUrl: string | undefined;
  subscribed: boolean;
};

export type Numbers = {
  list(): BusinessNumber[];
  accounts(): BusinessAccount[];
  byId(phoneNumberId: string): BusinessNumber | undefined;
  /** By id, or by the number as people write it. */
  find(idOrDisplay: string): BusinessNumber | undefined;
  account(wabaId: string): BusinessAccount | undefined;
  /** The account's id, or one derived from the number until a call names it. */
  wabaOf(number: BusinessNumber): string;
  save(number: BusinessNumber): BusinessNumber;
  saveAccount(account: BusinessAccount): BusinessAccount;
  /** Records that this key read this number just now. */
  noteRead(phoneNumberId: string, accessToken: string): void;
  /** Adds to this account the number that the key read last, if no call has named its account yet. */
  adopt(wabaId: string, accessToken: string): void;
  /** Creates an unknown number for the first caller, so that anyone can connect one and try. */
  meet(phoneNumberId: string, accessToken: string): BusinessNumber;
  /** The same for accounts. */
  meetAccount(wabaId: string, accessToken: string): BusinessAccount;
  restore(numbers: BusinessNumber[], accounts: BusinessAccount[]): void;
  clear(): void;
};

export function createNumbers(): Numbers {
  const numbers = new Map<string, BusinessNumber>();
  const accounts = new Map<string, BusinessAccount>();
  const lastRead = new Map<string, string>();
  const save = (number: BusinessNumber) => {
    numbers.set(number.phoneNumberId, number);
    return number;
  };
  return {
    list: () => [...numbers.values()],
    accounts: () => [...accounts.values()],
    byId: (id) => numbers.get(id),
    find: (value) => {
      const phone = canonicalPhone(value);
      return (
        numbers.get(value) ?? [...numbers.values()].find((one) => canonicalPhone(one.displayPhoneNumber) === phone)
      );
    },
    account: (wabaId) => accounts.get(wabaId),
    wabaOf: (number) => number.wabaId ?? derivedDigits(`waba:${number.phoneNumberId}`, 15),
    save,
    saveAccount: (account) => {
      accounts.set(account.wabaId, account);
      return account;
    },
    noteRead: (phoneNumberId, accessToken) => {
      lastRead.set(accessToken, phoneNumberId);
    },
    adopt: (wabaId, accessToken) => {
      const number = numbers.get(lastRead.get(accessToken) ?? "");
      if (number && !number.wabaId) save({ ...number, wabaId });
    },
    meet: (phoneNumberId, accessToken) => {
      const digits = writtenPhone(`55${derivedDigits(`phone:${phoneNumberId}`, 8)}`);
      return save({
        phoneNumberId,
        wabaId: undefined,
        displayPhoneNumber: displayPhone(digits),
        businessName: `Negocio ${phoneNumberId.slice(-4)}`,
        accessToken,
      });
    },
    meetAccount: (wabaId, accessToken) => {
      const account = { wabaId, accessToken, callbackUrl: undefined, subscribed: false };
      accounts.set(wabaId, account);
      return account;
    },
    restore: (oldNumbers, oldAccounts) => {
      for (const number of oldNumbers) save(number);
      for (const account of oldAccounts) accounts.set(account.wabaId, account);
    },
    clear: () => {
      numbers.clear();
      accounts.clear();
      lastRead.clear();
    },
  };
}
