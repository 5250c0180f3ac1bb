import { beforeAll, describe, expect, it } from "vitest";
import { readContract } from "../../../packages/server/src/http/contract.ts";
import { openMemoryDatabase } from "../../../packages/server/src/testing/database/memory-database.ts";
import { createTestVoice } from "../../../packages/server/src/testing/uploads/test-voice.ts";
import { useTestServer } from "../../../packages/server/src/testing/use-test-server.ts";
import { type Relation, relations } from "./relations.ts";
import type { Row } from "./row.ts";
import { rows } from "./rows.ts";
import { makeWorld, nothing, type Targets, type World } from "./world.ts";

/** What every answer has of its own. */
const ownHeaders = ["date", "x-request-id"];

describe("every operation by every relation", () => {
  const context = useTestServer(openMemoryDatabase, {}, { ai: createTestVoice().ai });
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(context());
  });

  const answer = async (row: Row, relation: Relation, targets: Targets) => {
    const asker = world.askers[relation];
    const { call, untold = false, ...options } = row.ask(targets, asker);
    const token = untold ? undefined : asker.token;
    return context().call(call, { token, ...options });
  };
  type Answer = Awaited<ReturnType<typeof answer>>;

  const inWords = ({ status, body }: Answer): string =>
    body.error_code === undefined ? `${status}` : `${status} ${body.error_code}`;
  /** Everything by which two answers can differ. */
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
    const { names = [] } = row;
    expect(named.filter((relation) => relation !== "owner")).toEqual(names);
  });
});
