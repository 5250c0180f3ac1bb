import { forget, keep, recall } from "../kept.ts";

interface Place {
  readonly memberId: string;
  /** The recipient of the text. */
  readonly userId: string;
}

const keyOf = ({ memberId, userId }: Place): string => `firstMessage:${memberId}:${userId}`;

/** Keeps a first message until it has gone with a like. */
export function keepFirstMessage(place: Place, text: string): void {
  if (text === "") forget(keyOf(place));
  else keep(keyOf(place), { text });
}

export function recallFirstMessage(place: Place): string {
  const text = recall(keyOf(place))?.["text"];
  return typeof text === "string" ? text : "";
}
