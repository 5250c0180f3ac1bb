import type { Schemas } from "@gemel/api";
import { visibleText } from "@gemel/i18n/server";
import { checkNickname as checkNicknameService } from "../profiles/nickname.ts";
import type { Serve, Services } from "../../services.ts";
import type { Db } from "../../jobs/db.ts";
import { eraseUnreported } from "../profiles/member-media.ts";
import { getProfile, type ProfileUpdate, updateProfile } from "../profiles/rules.ts";
import { countWithTwin } from "../twins/conversations.ts";
import { underage } from "../profiles/profile-rules.ts";
import { refuseMinor, requireAdmitted } from "../account-status/minors.ts";
import { eraseAnswers } from "../questionnaire/rules.ts";
import type { OwnProfile, Profile, ProfileChanges } from "../profiles/profile.ts";
import { pictures, pictureUrl } from "../pictures/rules.ts";
import { voices, voiceUrl } from "../voices/rules.ts";
import {
  wrapBool,
  wrapChoice,
  wrapDate,
  wrapFloat64,
  wrapInt32,
  wrapString,
} from "../../http/wrappers.ts";
import { AppError } from "../../errors/app-error.ts";

export const checkNickname: Serve<"checkNickname"> = async (
  services,
  { member, query, request },
) => {
  await services.limits.nicknameMember(request, member.id);
  const available = await checkNicknameService(services, member.id, query.nickname);
  return { status: 200, body: { available } };
};

export const getMyProfile: Serve<"getMyProfile"> = async (services, { member }) => {
  const { id } = member;
  const [own, twinConversations] = await Promise.all([
    getProfile(services, id),
    countWithTwin(services.db, id),
  ]);
  return { status: 200, body: profileAnswer(own, twinConversations) };
};

export const updateMyProfile: Serve<"updateMyProfile"> = async (
  services,
  { member, body, request, reply },
) => {
  const update = readProfileUpdate(body);
  // A claim shows whether there is such a member, also one that is refused for another field.
  if (update.nickname !== undefined && update.nickname !== member.nickname) {
    await services.limits.claimMember(request, member.id);
  }
  const { birth_date: birthDate } = update.changes;
  const mark = services.cookies.minor.read(request);
  const saved = await updateProfile(services, member.id, update, async (db, own) => {
    if (typeof birthDate !== "string") {
      await requireAdmitted(db, services, member);
      return undefined;
    }
    const stated = { email: member.email, birthDate, mark };
    return refuseMinor(db, services, own, stated, takeAway(services));
  });
  if ("refusal" in saved) {
    if (saved.refusal.mark !== undefined) services.cookies.minor.write(reply, saved.refusal.mark);
    for (const file of saved.refusal.files) await eraseUnreported(services, file);
    throw underage();
  }
  const { own } = saved;
  return {
    status: 200,
    body: profileAnswer(own, await countWithTwin(services.db, own.userId)),
  };
};

/** Erases what a refused minor has answered, and takes picture and voice message down. */
const takeAway =
  ({ clock }: Pick<Services, "clock">) =>
  async (db: Db, userId: string): Promise<readonly string[]> => {
    await eraseAnswers(db, userId);
    const files = [
      await pictures.takeDown(db, userId, clock()),
      await voices.takeDown(db, userId, clock()),
    ];
    return files.filter((file) => file !== undefined);
  };

/** @param twinConversations how many others have talked with the member's twin */
function profileAnswer(own: OwnProfile, twinConversations: number): Schemas["ProfileAnswer"] {
  const { profile } = own;
  return {
    nickname: wrapString(own.nickname),
    twin_conversation_count: twinConversations,
    profile: {
      first_name: wrapString(profile.first_name),
      last_name: wrapString(profile.last_name),
      birth_date: wrapDate(profile.birth_date),
      sex: wrapChoice(profile.sex),
      country: wrapString(profile.country),
      city: wrapString(profile.city),
      bio: wrapString(profile.bio),
      height_cm: wrapInt32(profile.height_cm),
      weight_kg: wrapFloat64(profile.weight_kg),
      profile_picture_url: wrapString(pictureUrl(own.userId, own.pictureFile)),
      voice_message_url: wrapString(voiceUrl(own.userId, own.voiceFile)),
      social_links: profile.social_links.map(({ platform, url }) => ({ platform, url })),
      children_status: wrapChoice(profile.children_status),
      pets_status: wrapChoice(profile.pets_status),
      child_intent: wrapChoice(profile.child_intent),
      pet_intent: wrapChoice(profile.pet_intent),
      show_wishes: wrapBool(profile.show_wishes),
      twin_share_pre_like: wrapBool(profile.twin_share_pre_like),
      twin_share_on_match: wrapBool(profile.twin_share_on_match),
    },
  };
}

type Fields = Schemas["ProfileFields"];
type Wrapper = { readonly Valid: boolean };

/** Reads the body of a save: wrappers become plain values, `Valid: false` and texts with nothing to see become null. */
function readProfileUpdate({ profile, nickname }: Schemas["ProfileUpdate"]): ProfileUpdate {
  const text = (name: TextField): string | null | undefined => {
    const value = unwrap(name, profile[name], profile[name]?.String);
    return typeof value === "string" ? readText(value, oneLine.has(name)) : value;
  };
  const changes: Writable<ProfileChanges> = {};
  for (const name of textFields) set(changes, name, text(name));
  set(changes, "birth_date", readDate(profile.birth_date));
  set(changes, "height_cm", unwrap("height_cm", profile.height_cm, profile.height_cm?.Int32));
  set(changes, "weight_kg", unwrap("weight_kg", profile.weight_kg, profile.weight_kg?.Float64));
  for (const name of switches) set(changes, name, unwrap(name, profile[name], profile[name]?.Bool));
  set(changes, "social_links", profile.social_links?.flatMap(readLink));
  return { changes, nickname };
}

const textFields = [
  "first_name",
  "last_name",
  "sex",
  "country",
  "city",
  "bio",
  "children_status",
  "pets_status",
  "child_intent",
  "pet_intent",
] as const;
type TextField = (typeof textFields)[number];

const oneLine: ReadonlySet<TextField> = new Set(["first_name", "last_name"]);

/** Reads a text field; null if nothing in it is visible. */
function readText(typed: string, isOneLine: boolean): string | null {
  if (visibleText(typed) === "") return null;
  const text = typed.trim().normalize("NFC");
  return isOneLine ? text.replaceAll(/\s+/g, " ") : text;
}

/** Reads a link; the list is empty if platform or url is missing. */
function readLink({ platform, url }: Schemas["SocialLinkDraft"]): Profile["social_links"] {
  const name = readText(platform ?? "", true);
  const address = (url ?? "").trim();
  if (name === null || address === "") return [];
  return [{ platform: name, url: address.replace(/^https?/i, (scheme) => scheme.toLowerCase()) }];
}

const switches = ["show_wishes", "twin_share_pre_like", "twin_share_on_match"] as const;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

function set<Name extends keyof ProfileChanges>(
  changes: Writable<ProfileChanges>,
  name: Name,
  value: ProfileChanges[Name] | undefined,
): void {
  if (value !== undefined) changes[name] = value;
}

function unwrap<Value>(name: keyof Fields, wrapper: Wrapper | undefined, value: Value | undefined) {
  if (wrapper === undefined) return undefined;
  if (!wrapper.Valid) return null;
  if (value === undefined) throw missing(name);
  return value;
}

/** The day as it is written: a client that sends midnight of its own time zone means that day. */
function readDate(wrapper: Fields["birth_date"]): string | null | undefined {
  const time = unwrap("birth_date", wrapper, wrapper?.Time);
  return typeof time === "string" ? time.slice(0, 10) : time;
}

/** The contract lets a wrapper be `Valid` without its value; no rule does. */
const missing = (name: keyof Fields): AppError =>
  new AppError("rule_broken", {
    details: [{ field: `profile.${name}`, code: "required", message: "This field is required." }],
  });
