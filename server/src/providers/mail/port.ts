// Mail, whoever carries it.

export type Letter = {
  to: string;
  subject: string;
  text: string;
  /** Names the letter, of [A-Za-z0-9-]: sent again after a crash it is the same one to the mailbox that gets it. */
  id?: string;
};

export type Mail = {
  /** Throws `MailRefused` when it will not be taken however often it is tried, anything else when it may be later. */
  send(letter: Letter): Promise<void>;
};

/** The carrier does not take this letter, or nothing from us. Its words may repeat an address: they go no further. */
export class MailRefused extends Error {
  constructor(told: string) {
    super(told);
    this.name = "MailRefused";
  }
}
