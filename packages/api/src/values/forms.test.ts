import { describe, expect, test } from "vitest";
import type { Schemas } from "../contract.ts";
import { readCandidate } from "./candidate.ts";
import { readConversations } from "./conversation.ts";
import { readFeed } from "./feed.ts";
import { readInsights } from "./insights.ts";
import { readLikeEntry, readMatch } from "./like.ts";
import { readMessage, readMessages } from "./message.ts";
import { pageOf } from "./reading/page.ts";
import { Unreadable } from "./reading/reader.ts";
import { number } from "./reading/readers.ts";
import { readVoiceReply } from "./voice-reply.ts";
import { readVoiceScript } from "./voice-script.ts";

const text = (String: string) => ({ Valid: true, String });
const none = { Valid: false, String: "" };

const wrapped: Schemas["Candidate"] = {
  id: "7bc8f302-ae16-4d49-87f5-28a3e9b1da08",
  nickname: text("Étienne R."),
  age_years: { Valid: true, Int32: 36 },
  sex: text("male") as { Valid: true; String: "male" },
  country: text("FR"),
  city: text("Lyon"),
  bio: none,
  profile_picture_url: none,
  voice_message_url: none,
  has_voice: false,
  children_status: { Valid: true, String: "has_children" },
  pets_status: { Valid: false, String: "" },
  child_intent: { Valid: true, String: "yes" },
  pet_intent: { Valid: false, String: "" },
  twin_share_pre_like: { Valid: true, Bool: false },
  twin_share_on_match: { Valid: true, Bool: true },
  compatibility: null,
};

const etienne = {
  id: wrapped.id,
  nickname: "Étienne R.",
  age_years: 36,
  sex: "male",
  country: "FR",
  city: "Lyon",
  bio: null,
  profile_picture_url: null,
  voice_message_url: null,
  has_voice: false,
  children_status: "has_children",
  pets_status: null,
  child_intent: "yes",
  pet_intent: null,
  twin_share_pre_like: false,
  twin_share_on_match: true,
  twin_available: null,
  compatibility: null,
  scores_withheld: false,
};

test("a candidate: wrapped, plain, and with the other names of the statuses", () => {
  expect(readCandidate(wrapped)).toEqual(etienne);
  const { children_status: _children, pets_status: _pets, ...others } = wrapped;
  const plain: Schemas["Candidate"] = {
    ...others,
    nickname: "Étienne R.",
    age_years: 36,
    sex: "male",
    country: "FR",
    city: "Lyon",
    bio: null,
    children: "has_children",
    pets: null,
    twin_share_pre_like: false,
    twin_available: true,
    scores_withheld: true,
  };
  const defaults = { twin_available: true, scores_withheld: true };
  expect(readCandidate(plain)).toEqual({ ...etienne, ...defaults });
});

describe("a candidate's files", () => {
  const voice = `/api/profile/voice/${wrapped.id}`;
  const picture = `/api/profile/picture/${wrapped.id}`;

  test.each<[string, object, string | null]>([
    ["a voice without an address", { has_voice: true }, voice],
    ["a bare file name", { has_voice: true, voice_message_url: text("one.webm") }, voice],
    ["a bare file name alone", { has_voice: null, voice_message_url: "one.webm" }, voice],
    ["a path", { has_voice: true, voice_message_url: `${voice}?v=1` }, `${voice}?v=1`],
    [
      "an address elsewhere",
      { has_voice: true, voice_message_url: "https://cdn.example/one.webm" },
      "https://cdn.example/one.webm",
    ],
    ["no voice", { has_voice: false }, null],
  ])("%s is where the voice is fetched", (_, fields, address) => {
    expect(readCandidate({ ...wrapped, ...fields }).voice_message_url).toBe(address);
  });

  test.each([
    ["a bare file name", text("one.webp"), `${picture}?v=one.webp`],
    ["a bare file name with signs", text("a b&c#1.webp"), `${picture}?v=a%20b%26c%231.webp`],
    ["a path", `${picture}?v=1`, `${picture}?v=1`],
    ["an address elsewhere", "https://cdn.example/one.webp", "https://cdn.example/one.webp"],
    ["nothing", none, null],
  ])("%s is where the picture is fetched", (_, profile_picture_url, address) => {
    expect(readCandidate({ ...wrapped, profile_picture_url }).profile_picture_url).toBe(address);
  });
});

test("a list: as items or as a plain array, with and without an end", () => {
  const read = pageOf((value) => number(value) * 2);
  const page = { items: [1, 2], next_cursor: "bmV4dA", total: 9 };
  expect(read(page)).toEqual({ items: [2, 4], next_cursor: "bmV4dA", total: 9 });
  const last = { items: [2], next_cursor: null, total: null };
  for (const next_cursor of ["", null]) {
    expect(read({ items: [1], next_cursor })).toEqual(last);
  }
  expect(read({ items: [1] })).toEqual(last);
  expect(read([1])).toEqual(last);
  for (const nothing of [null, { items: null }, []]) expect(read(nothing).items).toEqual([]);
});

test("a feed: as it is or in `data`", () => {
  const feed: Schemas["Feed"] = { items: [wrapped], next_cursor: "bmV4dA" };
  const read = { items: [etienne], next_cursor: "bmV4dA", total: null, tightest_criterion: null };
  expect(readFeed(feed)).toEqual(read);
  expect(readFeed({ data: feed })).toEqual(read);
  const empty: Schemas["Feed"] = {
    items: [],
    next_cursor: null,
    tightest_criterion: "max_distance_km",
  };
  expect(readFeed(empty).tightest_criterion).toBe("max_distance_km");
});

test("a like: its times in camel and in snake case", () => {
  const given = "2026-11-20T18:04:00Z";
  const entry = { created_at: given, status: "pending", user: wrapped } as const;
  const read = {
    ...entry,
    user: etienne,
    given_at: given,
    received_at: null,
    confirmed_at: null,
    message: null,
  };
  expect(readLikeEntry({ ...entry, givenAt: given, confirmedAt: null })).toEqual(read);
  expect(readLikeEntry({ ...entry, given_at: given, received_at: null })).toEqual(read);
  expect(readLikeEntry({ ...entry, receivedAt: given, message: "Salut !" })).toEqual({
    ...read,
    given_at: null,
    received_at: given,
    message: "Salut !",
  });
});

test("a match, from a backend that does and does not know its conversation", () => {
  const match = {
    match_id: "0a0e1b52-7c3d-4f4a-8b1e-2d9c5e6f7a81",
    created_at: "2026-11-20T18:04:00Z",
    user: wrapped,
  };
  expect(readMatch(match)).toStrictEqual({ ...match, user: etienne, conversation_id: undefined });
  expect(readMatch({ ...match, conversation_id: null }).conversation_id).toBeNull();
  const conversation_id = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01";
  expect(readMatch({ ...match, conversation_id }).conversation_id).toBe(conversation_id);
});

describe("insights", () => {
  const summary_md = "## Neugierig";
  const visuals = {
    radar: [{ axis: "openness", value: 81, standard_error: 17.3 }],
    bars: [
      {
        name: "words",
        value: 40,
        group: "love_languages_giving",
        standard_error: 18.4,
        is_leading: true,
      },
    ],
  };
  const bigFive = { O: 81, C: null, E: null, A: null, N: null, confidence: 0.2 };
  const metrics = { big_five: { ...bigFive, sureness: "little" } };
  const computed_at = "2026-11-20T18:04:00Z";
  const read = {
    summary_md,
    is_by_ai: false,
    ...visuals,
    confidence: 0.2,
    sureness: "little",
    computed_at,
  };
  const parts = { summary_md, visuals, metrics, computed_at };
  const prefixed = (name: string) => `profile_${name}`;

  test("under each of their names, each alone", () => {
    expect(readInsights(parts)).toEqual(read);
    expect(readInsights({ ...parts, summary_by: "ai" }).is_by_ai).toBe(true);
    for (const name of ["summary_md", "visuals", "metrics", "computed_at"] as const) {
      const { [name]: value, ...others } = parts;
      expect(readInsights({ ...others, [prefixed(name)]: value })).toEqual(read);
      expect(readInsights({ ...parts, [prefixed(name)]: null })).toEqual(read);
    }
    const { computed_at: _, ...dateless } = parts;
    for (const name of ["generatedAt", "profile_generatedAt"]) {
      expect(readInsights({ ...dateless, [name]: computed_at })).toEqual(read);
    }
  });

  test("of which little came: numbers as text, no group, no confidence, no date", () => {
    const bars = [
      { name: "words", value: "40" },
      { name: "gifts", value: 8, standard_error: "130" },
      { name: "flowers", value: 1 },
      null,
    ];
    const radar = [
      { axis: "Openness", value: "810", standard_error: "70" },
      { axis: "openness", value: "much" },
    ];
    expect(readInsights({ visuals: { radar, bars }, computed_at: "soon" })).toEqual({
      summary_md: "",
      is_by_ai: false,
      radar: [{ axis: "openness", value: 100, standard_error: 50 }],
      bars: [
        {
          name: "words",
          value: 40,
          group: "love_languages",
          standard_error: null,
          is_leading: false,
        },
        { name: "gifts", value: 8, group: "love_languages", standard_error: 50, is_leading: false },
      ],
      confidence: null,
      sureness: null,
      computed_at: null,
    });
    expect(readInsights({ summary_md })).toMatchObject({ summary_md, radar: [], bars: [] });
  });

  test.each([[{}], [[]], [null], ["text"], [{ data: parts }], [{ visuals: {} }]])(
    "%j is none",
    (json) => {
      expect(() => readInsights(json)).toThrow(Unreadable);
    },
  );
});

test("a voice script with French and English titles, and without texts", () => {
  const read = [
    { title: "Chi sono", text: "Ciao." },
    { title: "Chi cerco", text: "Qualcuno." },
  ];
  const texts = { script_md1: text("Ciao."), script_md2: "Qualcuno." };
  expect(readVoiceScript({ titre_1: "Chi sono", titre_2: text("Chi cerco"), ...texts })).toEqual(
    read,
  );
  expect(readVoiceScript({ title_1: "Chi sono", title_2: "Chi cerco", ...texts })).toEqual(read);
  expect(
    readVoiceScript({ titre_1: "Chi sono", titre_2: null, title_2: "Chi cerco", ...texts }),
  ).toEqual(read);
  const empty = { titre_1: none, script_md1: none, titre_2: null, script_md2: " " };
  expect(readVoiceScript(empty)).toEqual([]);
});

const message: Schemas["Message"] = {
  id: "5b0a4c1e-2f3d-4a6b-9c8d-7e6f5a4b3c2d",
  conversation_id: "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01",
  sender_id: wrapped.id,
  role: "user",
  content: text("Salut"),
  msg_type: "message",
  sent_at: "2026-11-20T18:04:00Z",
};

const salut = {
  id: message.id,
  conversation_id: message.conversation_id,
  sender_id: wrapped.id,
  by_ai: false,
  kind: "message",
  content: "Salut",
  recording: null,
  sent_at: message.sent_at,
  client_msg_id: null,
};

test("a message: wrapped and plain, its kind under either name", () => {
  expect(readMessage(message)).toEqual(salut);
  const { msg_type: kind, ...others } = message;
  expect(readMessage({ ...others, type: kind ?? "message", content: "Salut" })).toEqual(salut);
  expect(readMessage({ ...others, content: null })).toEqual({ ...salut, content: "" });
  for (const msg_type of [null, "", none, "text"]) {
    expect(readMessage({ ...others, msg_type, type: "audio" }).kind).toBe("audio");
  }
});

test("a recording: wrapped and plain", () => {
  const recording = {
    url: "/api/conversations/1/messages/2/audio",
    duration_ms: 4200,
    transcript: null,
    mime_type: "audio/webm",
  };
  const { url, duration_ms, ...rest } = recording;
  const plain = { ...rest, audio_url: url, audio_duration_ms: duration_ms };
  const wrappers = {
    audio_url: text(url),
    audio_duration_ms: { Valid: true, Int32: duration_ms },
    transcript: none,
    mime_type: text(recording.mime_type),
  };
  const read = { ...salut, kind: "audio", content: "", recording };
  for (const fields of [wrappers, plain]) {
    expect(readMessage({ ...message, msg_type: "audio", content: none, ...fields })).toEqual(read);
  }
  expect(readMessage({ ...message, audio_url: none }).recording).toBeNull();
});

test("who is an AI", () => {
  const roles = ["model", "assistant", "user", "human", "Assistant"];
  const read = roles.map((role) => readMessage({ ...message, sender_id: null, role }).by_ai);
  expect(read).toEqual([true, true, false, false, true]);
});

test("messages come in the order in which they were sent, whatever their zone and form", () => {
  const earlier = { ...message, id: "earlier", sent_at: "2026-11-20T20:00:00+02:00" };
  const read = [{ ...salut, id: "earlier", sent_at: earlier.sent_at }, salut];
  expect(readMessages([message, earlier]).items).toEqual(read);
  expect(readMessages({ items: [message, earlier], next_cursor: "" })).toEqual({
    items: read,
    next_cursor: null,
    total: null,
  });
});

test("conversations: as items and as a plain array, wrapped and plain", () => {
  const twin: Schemas["Conversation"] = {
    conversation_id: message.conversation_id,
    type: "twin",
    participant_id: null,
    participant_name: none,
    participant_picture_url: none,
    participant_bio: none,
    participant_age: { Valid: false, Int32: 0 },
    participant_gender: { Valid: false, String: "" },
    participant_city: none,
    participant_country: none,
    compatibility: null,
    has_voice: false,
    last_message: text("Ciao"),
    last_message_at: { Valid: true, Time: "2026-11-20T18:04:00Z" },
  };
  const user: Schemas["Conversation"] = {
    ...twin,
    type: "user",
    participant_id: wrapped.id,
    participant_name: "Étienne R.",
    participant_age: 36,
    participant_gender: "male",
    participant_city: "Lyon",
    participant_country: "FR",
    last_message: null,
    last_message_at: null,
    ended: true,
    match_id: "0a0e1b52-7c3d-4f4a-8b1e-2d9c5e6f7a81",
    unread_count: 2,
  };
  const items = [
    {
      conversation_id: twin.conversation_id,
      type: "twin",
      participant: null,
      compatibility: null,
      last_message: "Ciao",
      last_message_at: "2026-11-20T18:04:00Z",
      ended: false,
      match_id: null,
      unread_count: null,
    },
    {
      conversation_id: twin.conversation_id,
      type: "user",
      participant: {
        id: wrapped.id,
        name: "Étienne R.",
        picture_url: null,
        bio: null,
        age: 36,
        gender: "male",
        city: "Lyon",
        country: "FR",
        has_voice: false,
      },
      compatibility: null,
      last_message: null,
      last_message_at: null,
      ended: true,
      match_id: user.match_id,
      unread_count: 2,
    },
  ];
  const read = { items, next_cursor: null, total: null, totals: null };
  expect(readConversations([twin, user])).toEqual(read);
  expect(readConversations({ items: [twin, user] })).toEqual(read);
  const totals = { twin: 1, advisor: 0, user: 1 };
  expect(readConversations({ items: [], totals }).totals).toEqual(totals);
  const unknown = { ...twin, type: "group" };
  expect(readConversations([unknown, twin, user])).toEqual(read);
  expect(() => readConversations([{ ...twin, type: undefined }])).toThrow(Unreadable);
});

test("a voice reply in snake and in camel case", () => {
  const read = {
    user_transcript: "Com'è andata?",
    assistant_text: "Bene.",
    tts_url: "/api/voice/replies/1",
    user_message_id: null,
    assistant_message_id: null,
  };
  const { user_transcript, assistant_text, tts_url } = read;
  expect(readVoiceReply({ user_transcript, assistant_text, tts_url: text(tts_url) })).toEqual(read);
  expect(
    readVoiceReply({
      userTranscript: user_transcript,
      assistantText: assistant_text,
      ttsUrl: tts_url,
    }),
  ).toEqual(read);
  for (const silent of [null, "", none]) {
    expect(readVoiceReply({ user_transcript, assistant_text, tts_url: silent }).tts_url).toBeNull();
  }
});
