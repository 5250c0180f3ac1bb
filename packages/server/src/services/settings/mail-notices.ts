/** What members hear of by mail besides what is about the account itself, under the contract's names. */
export const noticeKinds = ["matches", "messages", "twin_ready"] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** Which notices a member wants by mail. */
export type MailNotices = Readonly<Record<NoticeKind, boolean>>;
