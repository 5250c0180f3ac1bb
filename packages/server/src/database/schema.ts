import type { QuestionResponse } from "@gemel/psyche/check-answers";
import type { ColumnType, Generated } from "kysely";
import type {
  Addition,
  FormerProfile,
  Pinned,
  Portrait,
  ReportedMessage,
  ReportedProfile,
} from "./documents.ts";

type Moment = ColumnType<Date, Date, Date>;
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** JSON is written as text and read parsed: `pg` would take an array for a PostgreSQL array. */
type Json<T> = ColumnType<T, string | undefined, string>;

/** Tables as the migrations leave them. `date` columns are read as `YYYY-MM-DD`. */
export interface Schema {
  registrations: {
    id: string;
    email: string;
    email_key: string;
    password_hash: string;
    preferred_language: string;
    created_at: Moment;
    expires_at: Moment;
    browser_hash: string | null;
  };
  mailings: {
    id: string;
    /** A keyed hash of the address. */
    recipient: string;
    /** A keyed hash of the network that asked for it; empty if the network is not known. */
    asker: Generated<string>;
    kind: string;
    sent_at: Moment;
  };
  users: {
    id: string;
    email: string;
    email_key: string;
    /** A keyed hash of the mailbox: other forms of the address have the same. Null until housekeeping fills it. */
    mailbox_hash: string | null;
    password_hash: string;
    preferred_language: string;
    role: Generated<string>;
    onboarding_status: Generated<string>;
    nickname: string | null;
    nickname_key: string | null;
    nickname_look: string | null;
    match_mail: Generated<boolean>;
    message_mail: Generated<boolean>;
    twin_mail: Generated<boolean>;
    /** When the last mail about waiting messages went out. */
    message_mailed_at: OptionalMoment;
    created_at: Moment;
    suspended_at: OptionalMoment;
    deleted_at: OptionalMoment;
    /** Time of a warning while the account was deleted: the member sees it when they come back. */
    warned_at: OptionalMoment;
    unread_warning_at: OptionalMoment;
  };
  /** Keyed hashes of the addresses of erased members. */
  address_marks: {
    member_id: string;
    address_hash: string;
    suspended_at: OptionalMoment;
    /** Null in marks that the version before made, of suspended members with an account. */
    until: OptionalMoment;
  };
  /** The id that stands beside the media too; one row, from the first start on. */
  installation: {
    is_this: Generated<boolean>;
    id: string;
  };
  /** Keyed hashes of the addresses of those who were refused as minors. */
  refused_minors: {
    address_hash: string;
    adult_on: string;
    lifted: Generated<boolean>;
  };
  profiles: {
    user_id: string;
    first_name: string | null;
    last_name: string | null;
    birth_date: string | null;
    sex: string | null;
    country: string | null;
    city: string | null;
    bio: string | null;
    height_cm: number | null;
    weight_kg: number | null;
    social_links: Json<{ platform: string; url: string }[]>;
    children_status: string | null;
    pets_status: string | null;
    child_intent: string | null;
    pet_intent: string | null;
    twin_share_pre_like: Generated<boolean>;
    twin_share_on_match: Generated<boolean>;
    show_wishes: Generated<boolean>;
    picture_file: string | null;
    voice_file: string | null;
    identity_changed_at: Moment | null;
    identity_birth_date: string | null;
    former_sex: string | null;
    former_birth_date: string | null;
    former_until: Moment | null;
  };
  answers: {
    user_id: string;
    questionnaire_id: string;
    responses: Json<readonly QuestionResponse[]>;
    submitted_at: Moment;
  };
  answer_renewals: Schema["answers"];
  twin_sharing: {
    user_id: string;
    question_id: string;
    is_allowed: boolean;
    /** The member's text at the time of the confirmation. */
    answer: string;
    /** The part of it that others see. */
    words: string;
    confirmed_at: Moment;
  };
  insights: {
    user_id: string;
    questionnaire_id: string;
    psyche_version: string;
    portrait: Json<Portrait>;
    /** The compatibility inputs from the answers, packed. */
    inputs: Uint8Array;
    /** The ranking inputs from the answers, packed. */
    ranking: Uint8Array;
    /** The personality of earlier answers that scores before a match stay with; null without one. */
    pinned: ColumnType<Pinned | null, string | null | undefined, string | null>;
    computed_at: Moment;
  };
  summaries: {
    user_id: string;
    language: string;
    computed_at: Moment;
    text: string | null;
    tried_at: Moment;
  };
  ai_usage: {
    user_id: string;
    /** `YYYY-MM-DD`, in UTC. */
    day: string;
    characters: number;
  };
  member_days: {
    user_id: string;
    /** `YYYY-MM-DD`, in UTC. */
    day: string;
    /** Sent in uploads. */
    bytes: Generated<number>;
    /** Other members of whom the member was shown something. */
    people: Generated<readonly string[]>;
  };
  criteria: {
    user_id: string;
    target_sex: string;
    min_age: number;
    max_age: number;
    max_distance_km: number;
    wants_children: boolean;
    accepts_pets: boolean;
    require_photo: boolean;
    require_voice: boolean;
  };
  member_changes: {
    user_id: string;
    /** `xid8`, as text. */
    changed_in: string;
  };
  feed_rankings: {
    id: string;
    user_id: string;
    criteria_key: string;
    candidate_ids: readonly string[];
    created_at: Moment;
  };
  decisions: {
    member_id: string;
    candidate_id: string;
    action: string;
    message: string | null;
    held: Generated<boolean>;
    discarded: Generated<boolean>;
    /** When the message was said, if there is one; a like can get one later. */
    said_at: OptionalMoment;
    decided_at: Moment;
  };
  matches: {
    id: string;
    low_id: string;
    high_id: string;
    created_at: Moment;
    ended_at: OptionalMoment;
  };
  blocks: {
    blocker_id: string;
    blocked_id: string;
    /** The nickname by which the blocker knows them; null if the blocker could not find them at the time. */
    nickname: string | null;
    created_at: Moment;
  };
  /** Kept by triggers, and from `kept_apart`; `until` is the last day, in UTC, that the past counts. */
  pasts: {
    low_id: string;
    high_id: string;
    until: string;
    parted: Generated<boolean>;
    conversation_ids: Generated<readonly string[]>;
  };
  /**
   * A member and an erased one, by the keyed hash of the latter's mailbox; the row is erased with the member.
   */
  kept_apart: {
    member_id: string;
    address_hash: string;
    until: Moment;
  };
  /** The same for two erased members, by the keyed hashes of their mailboxes. */
  mailboxes_apart: {
    low_hash: string;
    high_hash: string;
    until: Moment;
  };
  /** Kept by a trigger. */
  like_words: {
    id: Generated<string>;
    member_id: string;
    candidate_id: string;
    text: string;
    said_at: Moment;
    /** False of held words, which are erased by a trigger when they are taken back. */
    arrived: Generated<boolean>;
  };
  /** When a like of a member was first sent to another, even if it was given again later. */
  sent_likes: {
    member_id: string;
    candidate_id: string;
    sent_at: Moment;
    /** When the member said something with it; null for never. Held words that are taken back leave it. */
    said_at: OptionalMoment;
  };
  conversations: {
    id: string;
    type: string;
    match_id: string | null;
    owner_id: string | null;
    subject_id: string | null;
    last_seq: Generated<number>;
    created_at: Moment;
    closed_at: OptionalMoment;
  };
  conversation_members: {
    conversation_id: string;
    member_id: string;
    /** When this member opened the conversation, the last time. */
    opened_at: Moment;
    /**
     * Set from the deletion of the conversation until it is opened; it is hidden while nothing is said after
     * `hidden_seq`.
     */
    hidden_at: OptionalMoment;
    /** Messages up to this one are gone for this member. */
    hidden_seq: Generated<number>;
    read_seq: Generated<number>;
  };
  messages: {
    conversation_id: string;
    seq: number;
    id: string;
    sender_id: string | null;
    role: Generated<string>;
    kind: string;
    text: string | null;
    audio_file: string | null;
    audio_mime: string | null;
    audio_duration_ms: number | null;
    transcript: string | null;
    client_msg_id: string | null;
    created_at: Moment;
  };
  /** Questions to twins and the advisor. */
  unanswered_messages: {
    conversation_id: string;
    seq: number;
  };
  leases: {
    name: string;
    holder: string;
    until: Moment;
  };
  /** The texts or the one file of a member that strangers saw before a change, for 30 days. */
  former_profiles: {
    id: string;
    user_id: string;
    bio: string | null;
    city: string | null;
    picture_file: string | null;
    voice_file: string | null;
    shown_until: Moment;
  };
  reports: {
    id: string;
    reporter_id: string;
    reported_id: string;
    reason: string;
    details: string;
    conversation_id: string | null;
    /** The nickname by which the reporter could find the other member at the time. */
    known_as: string | null;
    profile: Json<ReportedProfile>;
    messages: Json<readonly ReportedMessage[]>;
    /** How many messages there was no room for. */
    left_out: Generated<number>;
    /** The earlier versions of the profile. */
    former_profiles: Json<readonly FormerProfile[]>;
    picture_file: string | null;
    voice_file: string | null;
    /** Recordings of the messages. */
    audio_files: readonly string[];
    /** Result of `severityOf`. */
    severity: Generated<number>;
    /** Result of `corroborates`. */
    corroborates: Generated<boolean>;
    /** Later additions by the same reporter. */
    additions: Json<readonly Addition[]>;
    /** Pictures and voice messages of the additions, and former ones. */
    added_files: Generated<readonly string[]>;
    created_at: Moment;
    /** Time of the last addition. */
    added_at: OptionalMoment;
    /** The ruling: this column and the next three are null until there is one. */
    decision: string | null;
    decision_note: string | null;
    decided_by: string | null;
    decided_at: OptionalMoment;
  };
  /** Added to only: triggers refuse changes, and any deletion but `erase_audit_entries`. */
  audit_entries: {
    id: string;
    at: Moment;
    action: string;
    moderator_id: string | null;
    subject_id: string;
    report_id: string | null;
    note: string;
  };
  voice_replies: {
    id: string;
    message_id: string;
    member_id: string;
    file: string;
    created_at: Moment;
  };
  password_resets: {
    id: string;
    user_id: string;
    expires_at: Moment;
    spent_at: OptionalMoment;
    outlives_changes: Generated<boolean>;
  };
  sessions: {
    id: string;
    user_id: string;
    created_at: Moment;
    ended_at: OptionalMoment;
    browser: string | null;
    system: string | null;
    last_used_at: Moment;
  };
  refresh_tokens: {
    token_hash: string;
    session_id: string;
    expires_at: Moment;
    replaced_at: OptionalMoment;
  };
  robot_check_answers: {
    signature: string;
    expires_at: Moment;
  };
  exports: {
    user_id: string;
    /** Id of the request: a copy for an older one that is still being made is no longer needed. */
    id: string;
    /** The session that asked for it; null in older rows. */
    session_id: string | null;
    status: string;
    requested_at: Moment;
    ready_at: OptionalMoment;
    expires_at: OptionalMoment;
    file: string | null;
    /** Bytes. */
    size: ColumnType<number | null, number | null | undefined, number | null>;
  };
  contact_messages: {
    id: string;
    client_msg_id: string | null;
    member_id: string | null;
    full_name: string;
    email: string;
    subject: string;
    message: string;
    created_at: Moment;
  };
}
