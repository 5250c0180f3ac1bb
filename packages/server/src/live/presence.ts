/** A live connection that has a conversation open. */
export interface Present {
  readonly conversationId: string;
  readonly memberId: string;
  readonly connectionId: string;
}

/** Who has conversations open in any process of a site. */
export interface Presence {
  /** Notes that these are there, again every so often; a connection that is not noted again is gone after a while. */
  note(present: readonly Present[]): Promise<void>;
  /** Notes that one is gone. */
  leave(present: Present): Promise<void>;
  /** Members who have a conversation open; none where the processes cannot reach each other. */
  of(conversationId: string): Promise<readonly string[]>;
}

/** For a process that is alone: it knows who is there. */
export const localPresence: Presence = {
  note: () => Promise.resolve(),
  leave: () => Promise.resolve(),
  of: () => Promise.resolve([]),
};
