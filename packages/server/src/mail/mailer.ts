export interface Mail {
  /** Id of the mail; the same when it is sent again after a failure. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The HTML part; without it the mail is plain text. */
  readonly html?: string;
  /** The address that gets the replies. @default the sender of all our mails */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** The URL that stops such mails by a form sent to it (RFC 8058); for mails not about the account. */
  readonly unsubscribe?: string;
}

/** Hands mails on. @throws when a mail could not be handed on; it is tried again later. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
