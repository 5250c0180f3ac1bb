interface FeatureRules {
  /** The features whose rules this one may call and whose types it may import; the others are refused. */
  uses: readonly string[];
}

/**
 * The features of the server (`packages/server/src/features`). They use each other without a circle: what two of them
 * need lies in `foundation`, or in a feature below both.
 */
export const features: Readonly<Record<string, FeatureRules>> = {
  "account-status": { uses: ["audit", "pasts", "profiles"] },
  accounts: { uses: ["account-status", "audit", "pasts", "pictures", "settings"] },
  advice: { uses: ["accounts", "candidates", "conversations", "messages"] },
  "ai-answers": {
    uses: [
      "accounts",
      "ai-budget",
      "candidates",
      "conversations",
      "insights",
      "messages",
      "profiles",
      "questionnaire",
      "twins",
      "voice-script",
    ],
  },
  "ai-budget": { uses: [] },
  audit: { uses: [] },
  blocks: { uses: ["candidates", "likes", "matches", "pasts"] },
  candidates: { uses: ["insights", "pictures", "profiles", "voices"] },
  contact: { uses: [] },
  conversations: { uses: ["accounts", "candidates", "pictures"] },
  criteria: { uses: [] },
  "day-limits": { uses: ["accounts"] },
  discover: { uses: ["accounts", "candidates", "criteria", "profiles"] },
  export: {
    uses: [
      "accounts",
      "audit",
      "candidates",
      "conversations",
      "criteria",
      "insights",
      "likes",
      "matches",
      "messages",
      "profiles",
      "questionnaire",
      "settings",
      "twins",
    ],
  },
  insights: { uses: ["accounts", "ai-budget", "profiles", "questionnaire"] },
  likes: {
    uses: ["accounts", "candidates", "conversations", "matches", "messages", "pasts", "profiles"],
  },
  "live-connections": { uses: ["accounts", "conversations", "messages", "sessions"] },
  matches: { uses: ["accounts", "candidates", "conversations", "messages", "notices"] },
  messages: { uses: ["accounts", "candidates", "conversations", "notices", "twins"] },
  moderation: { uses: ["account-status", "accounts", "audit", "pictures", "reports"] },
  notices: { uses: ["account-status", "accounts", "settings"] },
  "own-profile": {
    uses: ["account-status", "pictures", "profiles", "questionnaire", "twins", "voices"],
  },
  pasts: { uses: [] },
  pictures: { uses: ["account-status", "profiles"] },
  profiles: { uses: [] },
  questionnaire: { uses: ["account-status", "accounts", "profiles"] },
  reports: {
    uses: ["candidates", "conversations", "likes", "matches", "pasts", "pictures", "voices"],
  },
  "robot-check": { uses: [] },
  sessions: { uses: ["account-status", "accounts"] },
  settings: { uses: [] },
  twins: {
    uses: ["accounts", "candidates", "conversations", "notices", "profiles", "questionnaire"],
  },
  "voice-notes": { uses: ["accounts", "ai-budget", "conversations", "messages"] },
  "voice-queries": { uses: ["accounts", "ai-budget", "conversations", "messages", "twins"] },
  "voice-script": { uses: ["profiles"] },
  voices: { uses: ["account-status", "profiles"] },
};

/** The folders of the server that serve every feature and import none. */
export const sharedParts: readonly string[] = [
  "ai",
  "config",
  "database",
  "errors",
  "foundation",
  "http",
  "jobs",
  "live",
  "mail",
  "media",
  "operating",
  "places",
  "redis",
];

/** The files at the top that a feature may import. */
export const topFiles: readonly string[] = ["services.ts"];
