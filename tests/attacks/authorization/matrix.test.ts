import { beforeAll, describe, expect, it } from "vitest";
import { readContract } from "../../../packages/server/src/http/contract.ts";
import { memberWithProfile, newMember } from "../../../packages/server/src/testing/new-member.ts";
import { createTestVoice } from "../../../packages/server/src/testing/uploads/test-voice.ts";
import { useMemoryServer } from "../../../packages/server/src/testing/use-test-server.ts";
import { waitingMember } from "../../../packages/server/src/testing/waiting-member.ts";
import { type Relation, relations } from "./relations.ts";
import { NOT_FOUND, type Row } from "./row.ts";
import { rows } from "./rows.ts";
import { type Asker, makeWorld, nothing, type Targets, type World } from "./world.ts";

/** Headers that differ with every answer. */
const ownHeaders = ["date", "x-request-id"];

/** A live connection is no call; a recording that is not there is not found before all else. */
const answeredOtherwise = ["connectChat", "getMessageAudio", "getVoiceReply"];

/** Operations that name a member, but for the one that says whether a nickname is free. */
const rowsAboutMembers = Object.entries(rows).filter(([name, { ask }]) => {
  const { userId, nickname } = nothing();
  const asker: Asker = { relation: "stranger", email: "", token: undefined, cookie: undefined };
  const asked = JSON.stringify(ask({ ...nothing(), userId, nickname }, asker));
  const isNamed = asked.includes(userId) || asked.includes(encodeURIComponent(nickname));
  return isNamed && name !== "checkNickname";
});

describe("every operation by every relation", () => {
  const context = useMemoryServer({}, { ai: createTestVoice().ai });
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(context());
  });

  const answer = async (row: Row, relation: Relation, targets: Targets) =>
    answerTo(world.askers[relation], row, targets);
  const answerTo = async (asker: Asker, row: Row, targets: Targets) => {
    const { call, isAnonymous = false, ...options } = row.ask(targets, asker);
    const token = isAnonymous ? undefined : asker.token;
    return context().call(call, { token, ...options });
  };
  type Answer = Awaited<ReturnType<typeof answer>>;

  const inWords = ({ status, body }: Answer): string =>
    body.error_code === undefined ? `${status}` : `${status} ${body.error_code}`;
  /** All parts in which two answers can differ. */
  const whole = ({ status, headers, bytes }: Answer) => ({
    status,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)),
    ),
    body: bytes.toString().replace(/"request_id":"req-[\w-]{12}"/, ""),
  });

  it("has a row for every operation of the contract", async () => {
    const { paths } = await readContract();
    const operations = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .flatMap((operation) => operation?.operationId ?? []);
    expect([...Object.keys(rows), "connectChat"].toSorted()).toEqual(operations.toSorted());
  });

  it.each(rowsAboutMembers)("%s finds no member who is not visible", async (name, row) => {
    const absent = await answer(row, "stranger", nothing());
    expect(inWords(absent)).toBe(name === "unblockProfile" ? "204" : NOT_FOUND);
    for (const [who, hidden] of Object.entries(world.hidden)) {
      const targets = { ...nothing(), ...hidden };
      expect(whole(await answer(row, "stranger", targets)), who).toEqual(whole(absent));
    }
  });

  const withProfile = ["getQuestionnaire", "submitAnswers", "getVoiceScript"];
  const waiting = [
    "createTwinConversation",
    "deleteConversation",
    "getConversations",
    "getLikes",
    "getMatches",
    "getMessages",
    "getProfileDigest",
  ];
  it.each([
    ["registered", newMember, []],
    ["with a profile", memberWithProfile, withProfile],
    ["whose answers are analysed", waitingMember, [...withProfile, ...waiting]],
  ])("a member %s has what the contract opens", async (_status, make, opened) => {
    const { paths } = await readContract();
    const later = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .filter((operation) => JSON.stringify(operation).includes("OnboardingIncomplete"))
      .flatMap((operation) => operation?.operationId ?? []);
    const member = await make(context());
    const closed: string[] = [];
    for (const [name, row] of Object.entries(rows)) {
      const given = await answerTo({ relation: "stranger", ...member }, row, nothing());
      if (inWords(given) === "403 onboarding_incomplete") closed.push(name);
    }
    const open = [...opened, ...answeredOtherwise];
    expect(closed.toSorted()).toEqual(later.filter((name) => !open.includes(name)).toSorted());
  });

  it.each(Object.entries(rows))("%s", async (_name, row) => {
    const answers: Partial<Record<Relation, string>> = {};
    const named: Relation[] = [];
    for (const relation of relations) {
      const given = await answer(row, relation, world.targets[relation]);
      answers[relation] = inWords(given);
      const text = given.bytes.toString();
      if (world.traces.some((trace) => text.includes(trace))) named.push(relation);
      if (![401, 403, 404].includes(given.status)) continue;
      // A refusal must not reveal whether the target exists.
      expect(whole(given), relation).toEqual(whole(await answer(row, relation, nothing())));
    }
    expect(answers).toEqual(row.answers);
    expect(named.filter((relation) => relation !== "owner")).toEqual(row.names);
  });
});
