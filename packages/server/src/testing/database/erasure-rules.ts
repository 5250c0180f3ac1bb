/** The treatment of a table's rows about a member when the account is erased. */
type ErasureRule =
  /** The rows are erased with the account. */
  | { readonly rule: "erased" }
  /** The rows stay, but nothing in them names the member any more. */
  | { readonly rule: "anonymous"; readonly why: string }
  /** The rows stay unchanged, for a time. */
  | {
      readonly rule: "kept";
      readonly why: string;
      readonly days: number;
      /** The same for a suspended member, if longer. */
      readonly daysOfSuspended?: number;
      /** Whether there is a row only from the erasure on. */
      readonly isMadeThen?: boolean;
    }
  /** There are none. */
  | { readonly rule: "without members" };

const erased = { rule: "erased" } as const;
const withoutMembers = { rule: "without members" } as const;

/**
 * The rule of every table (decision 0032). A test compares it with the database, and with what an erased
 * member leaves.
 */
export const erasureRules: Readonly<Record<string, ErasureRule>> = {
  address_marks: {
    rule: "kept",
    why: "A measure is the person's: who can still be reported can still be suspended. A keyed hash of the address.",
    days: 210,
    daysOfSuspended: 760,
    isMadeThen: true,
  },
  ai_usage: erased,
  answer_renewals: erased,
  answers: erased,
  audit_entries: {
    rule: "kept",
    why: "What admins did must be known afterwards. An entry holds ids and the admins' notes.",
    days: 730,
  },
  blocks: erased,
  contact_messages: erased,
  conversation_members: erased,
  conversations: {
    rule: "anonymous",
    why: "The other of two people keeps what was said. Conversations with an AI go.",
  },
  criteria: erased,
  decisions: erased,
  exports: erased,
  feed_rankings: erased,
  former_profiles: erased,
  insights: erased,
  installation: withoutMembers,
  // Rows of the member who stays. Of the erased one there is a keyed hash of the address.
  kept_apart: erased,
  kysely_migration: withoutMembers,
  kysely_migration_lock: withoutMembers,
  leases: withoutMembers,
  like_words: {
    rule: "kept",
    why: "A member who received words with a like can report them. What was said to the member goes.",
    days: 180,
  },
  // Keyed hashes of addresses, of pairs that are both erased, for two years.
  mailboxes_apart: withoutMembers,
  // Keyed hashes of addresses, for a day.
  mailings: withoutMembers,
  matches: erased,
  member_changes: erased,
  member_days: erased,
  messages: {
    rule: "anonymous",
    why: "Messages belong to those who got them as well. They come from a former member.",
  },
  password_resets: erased,
  pasts: {
    rule: "kept",
    why: "A member who had a like, a match or a conversation with them can report them. A row holds two ids, a day and the ids of conversations.",
    days: 180,
  },
  profiles: erased,
  refresh_tokens: erased,
  // Keyed hashes of addresses, until the owner is an adult.
  refused_minors: withoutMembers,
  registrations: erased,
  reports: {
    rule: "kept",
    why: "Deleting an account removes no report, neither of its owner nor by them.",
    days: 180,
  },
  robot_check_answers: withoutMembers,
  sent_likes: erased,
  sessions: erased,
  summaries: erased,
  twin_sharing: erased,
  // The position of a question in a conversation; it goes with the message.
  unanswered_messages: withoutMembers,
  users: erased,
  voice_replies: erased,
};

/** Returns the tables whose rows about an erased member stay for more than the given number of days. */
export const keptAfter = (days: number): string[] =>
  Object.entries(erasureRules).flatMap(([table, treatment]) =>
    treatment.rule === "kept" && treatment.days > days ? [table] : [],
  );
