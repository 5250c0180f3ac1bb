/** A mail that is about to be sent. */
interface Mailing {
  /** The job's. */
  readonly id: string;
  /** A keyed hash of the address. */
  readonly recipient: string;
  readonly kind: string;
  readonly sentAt: Date;
}

/** Mails that were sent to an address lately. */
export interface MailingStore {
  /**
   * Notes a mail, unless as many of its kind as a rule allows have gone to its recipient since a moment. Of
   * two at once one sees the other. @returns false where it may not be sent; true again for the same mail
   */
  note(
    mailing: Mailing,
    rules: readonly { readonly since: Date; readonly most: number }[],
  ): Promise<boolean>;
  eraseBefore(moment: Date): Promise<void>;
}
