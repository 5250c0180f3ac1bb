/** A mail that anyone who knows an address can ask for. */
interface AskedMail {
  readonly emailKey: string;
  /** The caller who asks, as the mail budget identifies callers; jobs of an earlier version have none. */
  readonly asker?: string;
}

/** Work that is done after the answer, by name, with what it is given. It survives a restart. */
export interface JobData {
  /** Sends a verification link, or notifies the owner of a known address of the attempt. */
  "registration-mail": AskedMail & { readonly registrationId: string };
  /** Sends a verification link once more, where the address waits for it. */
  "verification-mail": AskedMail;
  /** Sends a reset link where the address has an account. */
  "password-forgotten": AskedMail & {
    /** Set if the device has signed in to the account before: the mark of the password at that time. */
    readonly deviceMark?: string;
  };
  "password-changed-mail": { readonly userId: string };
  /** Sends a member a mail that the account is deleted, and how to come back; ends what is open of it for the operator. */
  "account-deleted-mail": { readonly userId: string; readonly isByOperator?: true };
  insights: { readonly userId: string };
  "twin-ready-mail": { readonly userId: string };
  /** Notifies a member of a like, once it can no longer be taken back. */
  "like-notice": {
    readonly memberId: string;
    readonly candidateId: string;
    /** When the like was given, ISO 8601. The queue is stored, so the name stays. */
    readonly decidedAt: string;
  };
  /** Passes texts on that came with a like and were held until now. */
  "released-words": { readonly memberId: string; readonly candidateId: string };
  "match-mail": { readonly matchId: string; readonly userId: string };
  "moderation-mail": {
    readonly userId: string;
    readonly news: "warned" | "suspended" | "reinstated";
  };
  /** Sends a member a mail that messages wait, if they still do; one such job waits for a member at a time. */
  "waiting-mail": { readonly userId: string };
  export: { readonly userId: string; readonly exportId: string };
  "export-failed": { readonly userId: string; readonly exportId: string };
  "export-ready-mail": { readonly userId: string; readonly exportId: string };
  "contact-mail": { readonly messageId: string };
  transcript: { readonly conversationId: string; readonly messageId: string };
}

export type JobName = keyof JobData;

/** Number of jobs of a name in each state, counted about once a minute. */
export interface QueueDepth {
  readonly name: JobName;
  /** Could be done now. */
  readonly ready: number;
  /** Jobs for a later time, including failed ones that will be tried again. */
  readonly deferred: number;
  readonly active: number;
  /** Given up, and still remembered. */
  readonly failed: number;
}

/** Takes jobs; inside a transaction a job exists only when the transaction is kept. */
export interface Jobs {
  /** @param delay seconds until it is done at the earliest */
  send<Name extends JobName>(name: Name, data: JobData[Name], delay?: number): Promise<void>;
}

/** Does one job. It may be called again for the same id after a failure or a killed process. */
export type JobHandler<Name extends JobName> = (data: JobData[Name], id: string) => Promise<void>;

export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> };
