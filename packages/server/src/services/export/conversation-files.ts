import type { ListedConversation } from "../conversations/conversation-store.ts";
import type { Message } from "../messages/message.ts";
import type { Position } from "../paging/page.ts";
import type { Parts } from "../parts.ts";
import { listEntry, mediaEntry, type MediaPart, mediaPart } from "./entries.ts";
import { findNames } from "./names.ts";
import { readAll } from "./read-all.ts";
import type { ZipEntry } from "./zip-entry.ts";

type CopyParts = Pick<Parts, "media" | "stores">;

const PAGE = 500;

/** Every conversation that a member can read as a file, each followed by its recordings. */
export async function* conversationEntries(
  parts: CopyParts,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const found = await readAll(
    (page) => parts.stores.conversations.page(userId, undefined, page),
    ({ activeAt: at, id }: ListedConversation): Position => ({ at, id }),
  );
  const ids = found.flatMap(({ participantId }) => participantId ?? []);
  const names = await findNames(parts, userId, [...new Set(ids)]);
  for (const [index, conversation] of found.entries()) {
    const place = String(index + 1).padStart(4, "0");
    const spoken = await parts.stores.ownData.spokenAnswers(userId, conversation.id);
    const head = {
      type: conversation.type,
      with: names.get(conversation.participantId ?? "") ?? null,
      closed_at: conversation.closedAt,
    };
    const media: MediaPart[] = [];
    const messages = describeMessages(readMessages(parts, userId, conversation.id), {
      userId,
      place,
      spoken,
      media,
    });
    yield listEntry(`conversations/${place}.json`, head, "messages", messages);
    // Reading the entry has filled the list.
    for (const part of media) yield* mediaEntry(parts, part);
  }
}

/** What a member said where they cannot read it any more, as one file, followed by its recordings. */
export async function* unseenEntries(parts: CopyParts, userId: string): AsyncGenerator<ZipEntry> {
  const media: MediaPart[] = [];
  const place = "earlier";
  const spoken = new Map<string, string>();
  const messages = describeMessages(readUnseen(parts, userId), { userId, place, spoken, media });
  yield listEntry("earlier-messages.json", {}, "messages", messages);
  for (const part of media) yield* mediaEntry(parts, part);
}

async function* readMessages(
  { stores }: CopyParts,
  userId: string,
  conversationId: string,
): AsyncGenerator<Message> {
  let page: readonly Message[] = [];
  do {
    const afterSeq = page.at(-1)?.seq ?? 0;
    page = await stores.messages.readOn(userId, conversationId, afterSeq, PAGE);
    yield* page;
  } while (page.length === PAGE);
}

async function* readUnseen({ stores }: CopyParts, userId: string): AsyncGenerator<Message> {
  let page: readonly Message[] = [];
  do {
    page = await stores.ownData.unseenWords(userId, page.at(-1)?.id, PAGE);
    yield* page;
  } while (page.length === PAGE);
}

interface Telling {
  readonly userId: string;
  /** What the names of recordings begin with. */
  readonly place: string;
  /** Files of spoken answers by their messages. */
  readonly spoken: ReadonlyMap<string, string>;
  /** Takes the recordings. */
  readonly media: MediaPart[];
}

async function* describeMessages(
  messages: AsyncIterable<Message>,
  { userId, place, spoken, media }: Telling,
): AsyncGenerator<unknown> {
  let number = 0;
  const add = (kind: string, file: string | undefined): string | undefined => {
    if (file === undefined) return undefined;
    const part = mediaPart(`${kind}/${place}-${String(number).padStart(5, "0")}`, file);
    media.push(part);
    return part.path;
  };
  for await (const message of messages) {
    number += 1;
    yield {
      sent_at: message.createdAt,
      from: speakerOf(message, userId),
      text: message.text ?? undefined,
      recording: add("voice-notes", message.audio?.file),
      duration_ms: message.audio?.durationMs,
      transcript: message.transcript ?? undefined,
      spoken_answer: add("spoken-answers", spoken.get(message.id)),
    };
  }
}

function speakerOf({ role, senderId }: Message, userId: string): string {
  if (role === "assistant") return "ai";
  if (senderId === null) return "former_member";
  return senderId === userId ? "you" : "other";
}
