import type { ListedConversation } from "../conversations/rules.ts";
import type { Message } from "../../live/delivery.ts";
import type { Position } from "../../foundation/page.ts";
import type { Services } from "../../services.ts";
import { findNames, listEntry, mediaEntry, mediaPart, type MediaPart, readAll } from "./entries.ts";
import type { ZipEntry } from "../../foundation/write-zip.ts";
import { ownDataStore } from "./own-data-store.ts";
import { pageConversations } from "../conversations/queries.ts";
import { readOn } from "../messages/rules.ts";

type CopyServices = Pick<Services, "db" | "media">;

const PAGE = 500;

export async function* conversationEntries(
  services: CopyServices,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const found = await readAll(
    (page) => pageConversations(services.db, userId, undefined, page),
    ({ activeAt: at, id }: ListedConversation): Position => ({ at, id }),
  );
  const ids = found.flatMap(({ participantId }) => participantId ?? []);
  const names = await findNames(services, userId, [...new Set(ids)]);
  for (const [index, conversation] of found.entries()) {
    const place = String(index + 1).padStart(4, "0");
    const spoken = await ownDataStore(services.db).spokenAnswers(userId, conversation.id);
    const head = {
      type: conversation.type,
      with: names.get(conversation.participantId ?? "") ?? conversation.partnerNickname,
      closed_at: conversation.closedAt,
    };
    const media: MediaPart[] = [];
    const messages = describeMessages(readMessages(services, userId, conversation.id), {
      userId,
      place,
      spoken,
      media,
    });
    yield listEntry(`conversations/${place}.json`, head, "messages", messages);
    // Reading the entry has filled the list.
    for (const part of media) yield* mediaEntry(services, part);
  }
}

/** Yields the messages of a member that they can no longer read, as one file, followed by its recordings. */
export async function* unseenEntries(
  services: CopyServices,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const media: MediaPart[] = [];
  const place = "earlier";
  const spoken = new Map<string, string>();
  const messages = describeMessages(readUnseen(services, userId), { userId, place, spoken, media });
  yield listEntry("earlier-messages.json", {}, "messages", messages);
  for (const part of media) yield* mediaEntry(services, part);
}

async function* readMessages(
  { db }: CopyServices,
  userId: string,
  conversationId: string,
): AsyncGenerator<Message> {
  let page: readonly Message[] = [];
  do {
    const afterSeq = page.at(-1)?.seq ?? 0;
    page = await readOn(db, userId, conversationId, afterSeq, PAGE);
    yield* page;
  } while (page.length === PAGE);
}

async function* readUnseen({ db }: CopyServices, userId: string): AsyncGenerator<Message> {
  let page: readonly Message[] = [];
  do {
    page = await ownDataStore(db).unseenTexts(userId, page.at(-1)?.id, PAGE);
    yield* page;
  } while (page.length === PAGE);
}

interface ExportContext {
  readonly userId: string;
  /** The prefix of the names of recordings. */
  readonly place: string;
  /** Files of spoken answers by their messages. */
  readonly spoken: ReadonlyMap<string, string>;
  readonly media: MediaPart[];
}

async function* describeMessages(
  messages: AsyncIterable<Message>,
  { userId, place, spoken, media }: ExportContext,
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
