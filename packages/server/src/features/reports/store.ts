import { type Kysely, sql } from "kysely";
import { severityOf } from "./severity.ts";
import { FIRST_LIMIT } from "./evidence.ts";
import { asUuids } from "../../database/sql.ts";
import type { Schema } from "../../database/schema.ts";
import type {
  Addition,
  FormerProfile,
  ReportReason,
  ReportedMessage,
  ReportedProfile,
} from "../../database/documents.ts";

export interface Report {
  readonly id: string;
  readonly reporterId: string;
  readonly reportedId: string;
  readonly reason: ReportReason;
  readonly details: string;
  readonly conversationId: string | null;
  /** Nickname by which the reporter could find the other at that time; null if they could not. */
  readonly knownAs: string | null;
  readonly profile: ReportedProfile;
  /** The oldest first. */
  readonly messages: readonly ReportedMessage[];
  /** How many messages of the two there was no room for. */
  readonly leftOut: number;
  /** The versions that the profile showed in the 30 days before, the oldest first. */
  readonly former: readonly FormerProfile[];
  readonly pictureFile: string | null;
  readonly voiceFile: string | null;
  readonly corroborates: boolean;
  readonly createdAt: Date;
}

export interface OpenReport extends Pick<
  Report,
  "id" | "profile" | "former" | "messages" | "pictureFile" | "voiceFile"
> {
  readonly additions: readonly Addition[];
}

interface ReportUpdate extends Pick<OpenReport, "former" | "messages" | "additions"> {
  readonly leftOut: number;
  readonly reason: ReportReason;
  readonly corroborates: boolean;
  readonly addedAt: Date;
}

export interface EvidenceQuery {
  readonly conversationIds: readonly string[];
  readonly reporterId: string;
  readonly markedIds: readonly string[];
}

/** How many of the first messages of the reporter are evidence. */
const FIRST = 100;
/** How many of the newest. */
const NEWEST = 300;
/** How many of the first of the reported member, and of the newest: chatter puts nothing beyond the evidence. */
const FROM_AN_END = FIRST_LIMIT.messages / 2;
/** How many before and after one that the reporter names. */
const AROUND_MARKED = 10;
/** How many of the reporter's own newest messages, and how many before and after each. */
const OWN = 100;
const AROUND_OWN = 3;

export const reportStore = (db: Kysely<Schema>) => ({
  add: (report: Report) =>
    db
      .insertInto("reports")
      .values({
        id: report.id,
        reporter_id: report.reporterId,
        reported_id: report.reportedId,
        reason: report.reason,
        severity: severityOf(report.reason),
        corroborates: report.corroborates,
        details: report.details,
        conversation_id: report.conversationId,
        known_as: report.knownAs,
        profile: JSON.stringify(report.profile),
        messages: JSON.stringify(report.messages),
        left_out: report.leftOut,
        former_profiles: JSON.stringify(report.former),
        picture_file: report.pictureFile,
        voice_file: report.voiceFile,
        audio_files: recordingsOf(report),
        added_files: filesOf(report.former),
        created_at: report.createdAt,
      })
      .execute(),
  /**
   * The report of a pair that waits for its ruling, also for one that is being made. It is locked until the
   * transaction ends, as the pair is.
   */
  findOpen: async (reporterId: string, reportedId: string): Promise<OpenReport | undefined> => {
    const row = await db
      .selectFrom("reports")
      .select(["id", "profile", "messages", "picture_file", "voice_file", "additions"])
      .select("former_profiles as former")
      .where("reporter_id", "=", reporterId)
      .where("reported_id", "=", reportedId)
      .where("decided_at", "is", null)
      .orderBy("created_at")
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { picture_file: pictureFile, voice_file: voiceFile, ...rest } = row;
    return { ...rest, pictureFile, voiceFile };
  },
  update: (
    id: string,
    { messages, leftOut, former, additions, reason, corroborates, addedAt }: ReportUpdate,
  ) =>
    db
      .updateTable("reports")
      .set({
        messages: JSON.stringify(messages),
        left_out: leftOut,
        former_profiles: JSON.stringify(former),
        audio_files: recordingsOf({ messages }),
        additions: JSON.stringify(additions),
        added_files: filesOf([...additions, ...former]),
        severity: sql`greatest(severity, ${severityOf(reason)}::smallint)`,
        corroborates: sql`corroborates or ${corroborates}`,
        added_at: addedAt,
      })
      .where("id", "=", id)
      .execute(),
  hasAccountSince: async (userId: string, moment: Date): Promise<boolean> => {
    const query = db.selectFrom("users").select("id").where("id", "=", userId);
    return (await query.where("created_at", "<=", moment).executeTakeFirst()) !== undefined;
  },
  /** Copies a member's profile as it is now; nothing once they are erased. */
  copyProfile: (userId: string): Promise<ReportedProfile | undefined> =>
    db
      .selectFrom("users")
      .innerJoin("profiles", "profiles.user_id", "users.id")
      .select([
        "users.nickname",
        "profiles.bio",
        "profiles.country",
        "profiles.city",
        "profiles.social_links",
      ])
      .where("users.id", "=", userId)
      .executeTakeFirst(),
  /** Copies the texts and files of a member that strangers saw before changes, the oldest first. */
  copyFormer: async (userId: string): Promise<readonly FormerProfile[]> => {
    const rows = await db
      .selectFrom("former_profiles")
      .select(["bio", "city", "picture_file", "voice_file", "shown_until"])
      .where("user_id", "=", userId)
      .orderBy("shown_until")
      .execute();
    return rows.map((row) => ({ ...row, shown_until: row.shown_until.toISOString() }));
  },
  /**
   * Copies the first messages and the newest, of the reported member as many as a report has room for, and those
   * around what the reporter names and says themself: no flood of the other's can push them out. The oldest first.
   */
  copyMessages: async (query: EvidenceQuery): Promise<readonly ReportedMessage[]> => {
    const { rows } = await evidenceOf(query).execute(db);
    return rows.map(({ created_at, text, transcript, is_twin: isTwin, ...message }) => ({
      ...message,
      ...(isTwin && { is_with_twin: true }),
      text: text ?? transcript,
      sent_at: created_at.toISOString(),
    }));
  },
  /** How many messages of conversations are not among these. */
  countOthers: async (
    conversationIds: readonly string[],
    messageIds: readonly string[],
  ): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from messages
      where conversation_id = any(${asUuids(conversationIds)})
        and id <> all(${asUuids(messageIds)})`.execute(db);
    return rows[0]?.count ?? 0;
  },
  /** Erases reports that came in, and were added to, before a moment. */
  eraseExpired: (before: Date) =>
    db
      .deleteFrom("reports")
      .where(sql<boolean>`coalesce(added_at, created_at) < ${before}`)
      .execute(),
});

const filesOf = (
  shown: readonly Partial<Pick<Addition, "picture_file" | "voice_file">>[],
): string[] =>
  shown.flatMap(({ picture_file: picture, voice_file: voice }) =>
    [picture, voice].filter((file) => typeof file === "string"),
  );

const recordingsOf = ({ messages }: Pick<Report, "messages">): string[] =>
  messages.flatMap(({ audio_file: file }) => file ?? []);

interface EvidenceRow {
  readonly id: string;
  readonly sender_id: string | null;
  readonly kind: string;
  readonly text: string | null;
  readonly transcript: string | null;
  readonly audio_file: string | null;
  readonly is_twin: boolean;
  readonly created_at: Date;
}

/** The messages of the reported member from one end, as far as a report has room. An erased one has no id there. */
const fromAnEnd = ({ conversationIds, reporterId }: EvidenceQuery, order: "asc" | "desc") => {
  const direction = sql.raw(order);
  return sql`
    select id from (
      select id, sum(size) over (order by created_at ${direction}, seq ${direction}
        rows between unbounded preceding and current row) - size as before
      from (
        select id, created_at, seq, octet_length(coalesce(text, transcript, '')) as size
        from messages
        where conversation_id = any(${asUuids(conversationIds)})
          and sender_id is distinct from ${reporterId}
        order by created_at ${direction}, seq ${direction} limit ${FROM_AN_END}) as ends) as sized
    where before < ${FIRST_LIMIT.bytes}`;
};

/** Messages of a conversation are numbered from 1 without gaps. */
const evidenceOf = (query: EvidenceQuery) => {
  const { conversationIds, reporterId, markedIds } = query;
  return sql<EvidenceRow>`
  with ends as ((${fromAnEnd(query, "asc")}) union (${fromAnEnd(query, "desc")})), centres as (
    (select conversation_id, seq, ${AROUND_MARKED}::bigint as around from messages
      where conversation_id = any(${asUuids(conversationIds)}) and id = any(${asUuids(markedIds)}))
    union all
    (select conversation_id, seq, ${AROUND_OWN}::bigint from messages
      where conversation_id = any(${asUuids(conversationIds)}) and sender_id = ${reporterId}
      order by created_at desc, seq desc limit ${OWN})
  )
  select message.id, message.sender_id, message.kind, message.text, message.transcript,
    message.audio_file, conversation.type = 'twin' as is_twin, message.created_at
  from messages as message
  join conversations as conversation on conversation.id = message.conversation_id
  where message.conversation_id = any(${asUuids(conversationIds)})
    and (message.seq <= ${FIRST} or message.seq > conversation.last_seq - ${NEWEST}
      or message.id in (select id from ends)
      or exists (
        select from centres
        where centres.conversation_id = message.conversation_id
          and message.seq between centres.seq - centres.around and centres.seq + centres.around))
  order by message.created_at, message.seq`;
};
