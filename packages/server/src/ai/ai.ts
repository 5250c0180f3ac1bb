/** A message for a chat model and the role that it has. Texts of members only ever have the role `user`. */
export interface ChatMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

export interface ChatModel {
  /**
   * Returns the next thing to say, trimmed; an endless one is cut at its last whole sentence.
   * @throws AiError, or the signal's reason once it is aborted
   */
  answer(messages: readonly ChatMessage[], signal?: AbortSignal): Promise<string>;
}

export interface Recording {
  readonly bytes: Uint8Array;
  /** Its media type, detected from the content, without parameters. */
  readonly mime: string;
}

export interface Transcriber {
  /**
   * Returns the spoken text, trimmed; empty for a recording without speech.
   * @throws AiError, or the signal's reason once it is aborted
   */
  transcribe(recording: Recording, signal?: AbortSignal): Promise<string>;
}

export interface SpeechModel {
  /** @throws AiError, or the signal's reason once it is aborted */
  speak(text: string, signal?: AbortSignal): Promise<Recording>;
}

/** The configured models; a model that is not configured is absent. */
export interface Ai {
  readonly chat?: ChatModel;
  readonly transcriber?: Transcriber;
  readonly speech?: SpeechModel;
}

type Ask<Input, Result> = (input: Input, signal?: AbortSignal) => Promise<Result>;

/** Puts something around each model that there is. @param wrap is given a name for what the model does */
export const wrapAi = (
  { chat, transcriber, speech }: Ai,
  wrap: <Input, Result>(name: string, ask: Ask<Input, Result>) => Ask<Input, Result>,
): Ai => ({
  ...(chat && { chat: { answer: wrap("chat", chat.answer) } }),
  ...(transcriber && {
    transcriber: { transcribe: wrap("transcription", transcriber.transcribe) },
  }),
  ...(speech && { speech: { speak: wrap("speech", speech.speak) } }),
});
