/** A message of a chat, as a client sends it. */
export interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

export interface ChatCall {
  readonly endpoint: "chat";
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly stream: boolean;
}

export interface TranscriptionCall {
  readonly endpoint: "transcription";
  readonly model: string;
  readonly fileName: string;
  readonly audio: Buffer;
}

export interface SpeechCall {
  readonly endpoint: "speech";
  readonly model: string;
  readonly voice: string;
  readonly input: string;
}

/** A request to the server, by the calls of the OpenAI protocol that it answers. */
export type AiCall = ChatCall | TranscriptionCall | SpeechCall;

export type AiEndpoint = AiCall["endpoint"];

/** A client's request, for tests to look at. */
export type AiRequest = AiCall & {
  /** The value of the `authorization` header. */
  readonly authorization: string | undefined;
  /** Whether the client left before it had the whole answer. */
  readonly aborted: boolean;
};
