import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { isOurs, tableNames } from "../../testing/database/schema-names.ts";
import { readZip } from "../../testing/uploads/read-zip.ts";
import { fullMember, PROBE } from "../../testing/full-member.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { newFolder } from "../../testing/folders.ts";
import { suspend } from "../../testing/leave.ts";
import { newMember, type TestMember } from "../../testing/new-member.ts";
import { writeCopy } from "./compose-copy.ts";

/** The file that shows each table in a copy, and a text that it must have about a member in all tables. */
const copied = {
  users: ["account.json", "@example.com"],
  profiles: ["profile.json", "I sing to tomatoes."],
  criteria: ["profile.json", '"max_age": 44'],
  answer_renewals: ["questionnaire.json", "I sing to the basil now."],
  answers: ["questionnaire.json", '"most_appropriate_answer"'],
  insights: ["questionnaire.json", '"computed_at"'],
  twin_sharing: ["questionnaire.json", '"words_for_others"'],
  summaries: ["questionnaire.json", "You are fond of tomatoes."],
  sessions: ["account.json", '"last_used_at"'],
  ai_usage: ["account.json", "4711"],
  audit_entries: ["account.json", '"warn"'],
  decisions: ["likes.json", "Eve says hello"],
  matches: ["matches.json", '"matched_at"'],
  blocks: ["safety.json", '"blocked_at"'],
  reports: ["safety.json", "Fay sells"],
  contact_messages: ["contact.json", "Where do the tomatoes grow?"],
  conversations: ["conversations/0001.json", '"type": "twin"'],
  conversation_members: ["conversations/0002.json", '"type": "user"'],
  messages: ["conversations/0002.json", "Ben asks how you are"],
  voice_replies: ["conversations/0001.json", "media/spoken-answers/0001-00002.mp3"],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

/** Why a copy reveals nothing of the others. */
const notCopied = {
  address_marks: "keyed hashes of addresses, of members who are suspended or gone",
  exports: "which copies there are, the one at hand among them",
  feed_rankings: "an order of other members, for a day",
  former_profiles: "former bios, cities, pictures and voice messages, for 30 days, for reports",
  like_words:
    "the words of likes, which likes.json shows; those taken back are kept as evidence, 180 days",
  installation: "the id of the installation, of no member",
  kept_apart: "keyed hashes of addresses, of erased members from whom the member is kept apart",
  leases: "which process does what, for an hour",
  mailboxes_apart: "keyed hashes of addresses, of pairs of erased members",
  mailings: "which kinds of mails were sent today, to addresses that cannot be read",
  member_changes: "a counter for our own memory",
  member_days: "how much was sent today, and a note of who was shown, for the limits",
  password_resets: "links that would open the account",
  pasts: "that two had to do with each other, which likes, matches and conversations show",
  refresh_tokens: "keys that would open the account",
  refused_minors: "keyed hashes of addresses, of those who are too young for an account",
  registrations: "what the account was opened with, and its password; gone within nine days",
  robot_check_answers: "used puzzles, of no member",
  sent_likes:
    "when likes came first, by which likes.json has them; those taken back are known for 180 days",
  unanswered_messages: "which of the messages a twin has yet to answer",
} as const satisfies Readonly<Record<string, string>>;

describe("what a copy of a member's data holds", () => {
  const context = useTestServer();
  let member: Awaited<ReturnType<typeof fullMember>>;
  let files: ReadonlyMap<string, Buffer>;
  const textOf = (path: string): string => files.get(path)?.toString() ?? "";
  const jsonOf = (path: string) => JSON.parse(textOf(path));

  beforeAll(async () => {
    const { call } = context();
    member = await fullMember(context());
    files = await readZip((await call("GET /me/export/file", { token: member.ada.token })).bytes);
  });

  it("has every table, or says why not", async () => {
    const tables = (await tableNames(context().server.services.db)).filter(isOurs);
    const covered = [...Object.keys(copied), ...Object.keys(notCopied)];
    expect(tables.toSorted()).toEqual(covered.toSorted());
    for (const [table, [path, words]] of Object.entries(copied)) {
      expect(textOf(path), table).toContain(words);
    }
  });

  it("has every file that it names, and names every file that it has", () => {
    const named = [...files.values()].flatMap((file) => [
      ...file.toString().matchAll(/"(media\/[^"]+)"/g),
    ]);
    const kept = [...files.keys()].filter((path) => path.startsWith("media/"));
    expect(named.map(([, path]) => path).toSorted()).toEqual(kept.toSorted());
    expect(kept.toSorted()).toEqual([
      "media/picture.webp",
      "media/spoken-answers/0001-00002.mp3",
      "media/voice-message.wav",
      "media/voice-notes/0002-00003.wav",
    ]);
    expect(textOf("media/spoken-answers/0001-00002.mp3")).toBe("The twin speaks");
  });

  it("tells what others said and are called as the member sees it", async () => {
    const { nickname } = member.ben;
    const { messages, ...withBen } = jsonOf("conversations/0002.json");
    expect(withBen).toEqual({ type: "user", with: nickname, closed_at: null });
    expect(messages).toMatchObject([
      { from: "other", text: "Ben asks how you are" },
      { from: "you", text: "Ada answers Ben" },
      { from: "you", recording: "media/voice-notes/0002-00003.wav", duration_ms: 1_000 },
    ]);
    const { messages: toTwin, ...withTwin } = jsonOf("conversations/0001.json");
    expect(withTwin).toEqual({ type: "twin", with: null, closed_at: null });
    expect(toTwin).toMatchObject([
      { from: "you", text: "Ada asks her twin" },
      { from: "ai", text: "The twin answers Ada" },
    ]);
    expect(jsonOf("earlier-messages.json").messages).toMatchObject([
      { from: "you", text: "Ada told Gus a story" },
    ]);
    expect(jsonOf("matches.json")).toContainEqual(expect.objectContaining({ nickname }));
    const { given, received, passed } = jsonOf("likes.json");
    expect([given.length, received.length, passed.length]).toEqual([3, 1, 1]);
    expect(jsonOf("safety.json")).toMatchObject({
      blocked: [{ nickname: expect.any(String) }],
      reports: [
        {
          nickname: expect.any(String),
          reason: "spam",
          details: "Fay sells",
          additions: [{ reason: "harassment", details: "Fay threatens" }],
        },
      ],
    });
    const [report] = jsonOf("safety.json").reports;
    expect(Object.keys(report.additions[0])).toEqual(["reason", "details", "added_at"]);
  });

  it("holds no secret, and nothing that others keep to themselves", async () => {
    const { ada, ben, silent } = member;
    const own = await context()
      .server.services.db.selectFrom("users")
      .select("password_hash")
      .where("id", "=", ada.id)
      .executeTakeFirstOrThrow();
    const others = await context()
      .server.services.db.selectFrom("users")
      .select(["id", "email"])
      .where("id", "<>", ada.id)
      .execute();
    const secrets = [
      PROBE,
      own.password_hash,
      ada.cookie,
      ada.token,
      "Probeville",
      ben.id,
      ...others.flatMap(({ id, email }) => [id, email]),
      ...silent.map(({ nickname }) => nickname),
    ];
    const all = [...files]
      .map(([path, bytes]) => `${path}\n${bytes.toString("latin1")}`)
      .join("\n");
    for (const secret of secrets) expect(all).not.toContain(secret);
  });
});

const context = useTestServer();
const { call, server } = context;

const write = ({ id }: TestMember, file: string): Promise<void> =>
  server.services.transaction((db) => writeCopy({ ...server.services, db }, id, file));

const notedOf = ({ id }: TestMember) =>
  server.services.db
    .selectFrom("audit_entries")
    .select(["action", "moderator_id", "note"])
    .where("subject_id", "=", id)
    .where("action", "=", "export_data")
    .execute();

/**
 * The content of each file of a copy, without the account's file, which names sessions and actions on the
 * account.
 */
const contentOf = async (bytes: Uint8Array) =>
  [...(await readZip(bytes))]
    .filter(([path]) => path !== "account.json")
    .map(([path, content]) => `${path}\n${path.startsWith("media/") ? content.length : content}`);

it("gives the operator the same copy, also of a suspended member, for the owner of the file alone", async () => {
  const { ada } = await fullMember(context());
  const own = await call("GET /me/export/file", { token: ada.token });
  await suspend(context(), ada);
  const file = join(await newFolder(), "ada.zip");
  await write(ada, file);
  const written = await readFile(file);
  expect(await contentOf(written)).toEqual(await contentOf(own.bytes));
  const account = JSON.parse(String((await readZip(written)).get("account.json")));
  expect(account.email).toBe(ada.email);
  expect(account.decisions_about_the_account.at(-1)).toMatchObject({ action: "export_data" });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await notedOf(ada)).toEqual([{ action: "export_data", moderator_id: null, note: "" }]);
});

it("notes no copy that is not written", async () => {
  const ben = await newMember(context());
  const folder = await newFolder();
  const file = join(folder, "ben.zip");
  await write(ben, file);
  const before = await readFile(file);
  await expect(write(ben, file)).rejects.toThrow(`"${file}" is there already`);
  await expect(write(ben, join(folder, "missing", "ben.zip"))).rejects.toThrow("ENOENT");
  expect(await readFile(file)).toEqual(before);
  expect(await readdir(folder)).toEqual(["ben.zip"]);
  expect(await notedOf(ben)).toHaveLength(1);
});
