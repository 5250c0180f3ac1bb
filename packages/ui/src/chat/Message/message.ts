import type { AiSpeaker } from "../AiLabel/ai-speaker.ts";

/** The author of a message: the member, another person, a digital twin or the advisor Duo. */
export type MessageAuthor = "me" | "other" | AiSpeaker;

export const isAi = (author: MessageAuthor): author is AiSpeaker =>
  author === "twin" || author === "duo";

export interface MessageAudio {
  /** Fetches the sound when it is wanted. */
  load: (signal: AbortSignal) => Promise<Blob>;
  durationMs?: number;
  /** Its transcript. */
  transcript?: string;
  /** The sound begins, or goes on; and after each of it: it is paused, at its end, or gone. */
  onPlay?: () => void;
  onEnd?: () => void;
}

export interface Message {
  /** Stays the same from sending to sent: if it changes, an own message loses its place. */
  id: string;
  author: MessageAuthor;
  /** "Clémence", "Your twin", "Duo"; of own messages it is not shown. */
  authorName: string;
  /** Null of a status, which is about now. */
  sentAt: Date | null;
  /** `status`: the other person writes, or an AI thinks; removed when the message comes. */
  kind: "text" | "audio" | "status";
  /** Markdown when an AI wrote it. Of a status, what is going on. @default "… is typing" of a status */
  text?: string;
  audio?: MessageAudio;
  /** State of the newest of the member's own messages: it was sent, or the other has seen it. */
  receipt?: "sent" | "seen";
  /** State of the member's own messages; `unsent` waits for the connection. @default "sent" */
  state?: "unsent" | "sending" | "sent" | "failed";
  /** In `failed`: that it was not sent, and why. @default that it was not sent */
  failure?: string;
}
