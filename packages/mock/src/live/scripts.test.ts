import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { createConnection, say } from "../testing/connect.ts";
import { createManualClock } from "../testing/manual-clock.ts";
import { play } from "./play.ts";
import { type ScriptName, scripts } from "./scripts.ts";

const contract = await readFile(new URL("../../../../openapi.yaml", import.meta.url), "utf8");
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addFormat("binary", true);
ajv.addSchema({ $id: "contract", ...parse(contract) });
const validate = ajv.getSchema("contract#/components/schemas/ReceivedFrame");

const conversationId = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01";
const client_msg_id = "5d0b7e06-9c41-4f2a-b3d8-6a1e0c5f01ff";
const names = Object.keys(scripts) as ScriptName[];

test.each(names)("%s sends what the contract allows", (name) => {
  const clock = createManualClock();
  const memberId = "3d7a5c90-b1e2-4f68-9c04-5e8f1b2a6d04";
  const { received, connection } = createConnection({ conversationId, memberId });
  const playback = play(scripts[name], connection, clock, new Map());
  clock.pass(60_000);
  say(playback, { conversationId, content: "Ciao", client_msg_id });
  say(playback, { conversationId, content: "Ciao" });
  clock.pass(60_000);
  expect(received).not.toEqual([]);
  for (const frame of received) {
    if (typeof frame !== "object" || frame === null || "closed" in frame) continue;
    validate?.(frame);
    expect(validate?.errors).toBeNull();
  }
});
