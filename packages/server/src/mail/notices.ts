/** The kinds of mails to members besides those about the account itself, under the contract's names. */
export const noticeKinds = ["matches", "messages", "twin_ready"] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** The area of the catalogue with the texts of a kind: of its mail, and of the page that stops it. */
export const noticeTexts = {
  matches: "match",
  messages: "waiting",
  twin_ready: "twinReady",
} as const satisfies Readonly<Record<NoticeKind, string>>;
