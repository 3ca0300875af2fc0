export type Mail = {
  id: string;
  to: string[];
  from: string;
  subject: string;
  text: string;
  html?: string | undefined;
  messageId?: string | undefined;
  at: string;
};

export type Mailbox = {
  add(mail: Mail): Mail;
  list(to?: string): Mail[];
  restore(mails: Mail[]): void;
  clear(): void;
};

const KEPT = 1000;

/** Every inbox: all letters that were sent, newest last. */
export function createMailbox(): Mailbox {
  let mails: Mail[] = [];
  return {
    add: (mail) => {
      mails.push(mail);
      if (mails.length > KEPT) mails = mails.slice(-KEPT);
      return mail;
    },
    list: (to) => (to ? mails.filter((mail) => mail.to.some((one) => address(one) === address(to))) : mails),
    restore: (old) => {
      mails = old;
    },
    clear: () => {
      mails = [];
    },
  };
}

/** `Ana <ana@example.mx>` and `ANA@example.mx` are the same inbox. */
function address(value: string): string {
  return (/<([^>]+)>/.exec(value)?.[1] ?? value).trim().toLowerCase();
}
