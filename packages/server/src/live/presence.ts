export interface OnlineConnection {
  readonly conversationId: string;
  readonly memberId: string;
  readonly connectionId: string;
}

/** The members who have conversations open in any process of a site. */
export interface Presence {
  /** Notes connections as open; one that is not noted again for a while counts as closed. */
  note(connections: readonly OnlineConnection[]): Promise<void>;
  remove(connection: OnlineConnection): Promise<void>;
  /** Members who have a conversation open; none where the processes cannot reach each other. */
  of(conversationId: string): Promise<readonly string[]>;
}

/** For a process that is alone: its hub has all connections. */
export const localPresence: Presence = {
  note: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  of: () => Promise.resolve([]),
};
