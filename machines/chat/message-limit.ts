/** Most code points of a message (the contract's `SentMessageFrame`). */
export const messageLimit = 4000;
