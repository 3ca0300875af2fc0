// Mail, whoever carries it.

export type Mail = {
  /** Throws when the carrier refused it. */
  send(message: { to: string; subject: string; text: string }): Promise<void>;
};
