import type { AiSpeaker } from "../AiLabel/ai-speaker.ts";

/** Who speaks: the member, another person, a digital twin or the advisor Duo. */
export type MessageAuthor = "me" | "other" | AiSpeaker;

export const isAi = (author: MessageAuthor): author is AiSpeaker =>
  author === "twin" || author === "duo";

export interface MessageAudio {
  /** Fetches the sound when it is wanted. */
  load: (signal: AbortSignal) => Promise<Blob>;
  durationMs?: number;
  /** What is said in it. */
  transcript?: string;
  /** The sound begins, or goes on; and after each of it: it is paused, at its end, or gone. */
  onPlay?: () => void;
  onEnd?: () => void;
}

export interface Message {
  /** The same from sending to sent: a message of one's own that changes it loses its place. */
  id: string;
  author: MessageAuthor;
  /** "Clémence", "Your twin", "Duo"; of one's own messages it is not shown. */
  authorName: string;
  /** Null of a status, which is about now. */
  sentAt: Date | null;
  /** `status`: somebody writes or thinks; taken away when the message comes. */
  kind: "text" | "audio" | "status";
  /** Markdown when an AI wrote it. Of a status, what is going on. @default "… is typing" of a status */
  text?: string;
  audio?: MessageAudio;
  /** Of the member's own messages; `unsent` waits for the connection. @default "sent" */
  state?: "unsent" | "sending" | "sent" | "failed";
}
