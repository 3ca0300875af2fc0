// The port for mail, with any carrier.

export type Letter = {
  to: string;
  subject: string;
  text: string;
  /** The name that the reader sees as the sender; the address stays ours. */
  senderName?: string;
  /** The same words with a look, for programs that show it. */
  html?: string;
  /** An id of [A-Za-z0-9-]: a letter sent again after a crash is the same one for the receiving mailbox. */
  id?: string;
};

export type Mail = {
  /** Throws `MailRefused` when it will never be accepted, anything else when a later try may work. */
  send(letter: Letter): Promise<void>;
};

/** The carrier refuses this letter, or anything from us. Its words may contain an address: they are not passed on. */
export class MailRefused extends Error {
  constructor(told: string) {
    super(told);
    this.name = "MailRefused";
  }
}
