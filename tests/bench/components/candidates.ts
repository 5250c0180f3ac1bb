/** What is measured, by the name in the page's address, with the name to print. */
export const candidates = {
  "message-list": "MessageList",
  chatscope: "chatscope MessageList",
  "virtual-list": "VirtualList",
  virtuoso: "react-virtuoso",
} as const;

export type CandidateName = keyof typeof candidates;

export interface Contest {
  title: string;
  ours: CandidateName;
  peer: CandidateName;
}

/** Who is compared with whom: whole conversations, and lists that draw the same rows. */
export const contests: readonly Contest[] = [
  { title: "A conversation, each with its own bubbles", ours: "message-list", peer: "chatscope" },
  { title: "A list, both with the same plain rows", ours: "virtual-list", peer: "virtuoso" },
];
