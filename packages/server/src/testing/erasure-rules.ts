/** What becomes of a table's rows about a member when the account is erased. */
type ErasureRule =
  /** They go with the account. */
  | { readonly rule: "erased" }
  /** They stay, and nothing in them names the member any more. */
  | { readonly rule: "anonymous"; readonly why: string }
  /** They stay as they are, for a time. */
  | { readonly rule: "kept"; readonly why: string; readonly days: number }
  /** There are none. */
  | { readonly rule: "about nobody" };

const erased = { rule: "erased" } as const;
const aboutNobody = { rule: "about nobody" } as const;

/** Of every table (DESIGN.md, decision 18). A test compares it with the database, and with what an erased member leaves. */
export const erasureRules: Readonly<Record<string, ErasureRule>> = {
  ai_usage: erased,
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
  insights: erased,
  kysely_migration: aboutNobody,
  kysely_migration_lock: aboutNobody,
  leases: aboutNobody,
  matches: erased,
  member_changes: erased,
  messages: {
    rule: "anonymous",
    why: "Messages belong to those who got them as well. They come from a former member.",
  },
  password_resets: erased,
  profiles: erased,
  refresh_tokens: erased,
  registrations: erased,
  reports: {
    rule: "kept",
    why: "Nobody escapes a report, and nobody's report is lost, by deleting an account.",
    days: 180,
  },
  robot_check_answers: aboutNobody,
  sessions: erased,
  summaries: erased,
  // Where in a conversation a question stands; it goes with the message.
  unanswered_messages: aboutNobody,
  users: erased,
  voice_replies: erased,
};

/** Tables whose rows about an erased member stay for more than so many days. */
export const keptAfter = (days: number): string[] =>
  Object.entries(erasureRules).flatMap(([table, treatment]) =>
    treatment.rule === "kept" && treatment.days > days ? [table] : [],
  );
