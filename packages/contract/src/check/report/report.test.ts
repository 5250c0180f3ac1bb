import { expect, test } from "vitest";
import { smallContract, smallOperation } from "../testing/small-contract.ts";
import { createLedger } from "./ledger.ts";
import { toJunit } from "./junit.ts";
import { conclude, exitCodeOf, type Results } from "./results.ts";
import { toTable } from "./table.ts";

const departure = {
  operation: "makeThing",
  status: "201",
  problem: 'the body lacks "name"',
  curl: "curl -X POST '/things' & <more>",
  answered: "{}",
};

function resultsWith(departs: boolean, notes: readonly string[] = []): Results {
  const ledger = createLedger();
  ledger.explainGap(smallOperation("getThing"), "not implemented yet");
  ledger.judge();
  ledger.judge();
  ledger.meet(smallOperation("makeThing"), 400);
  ledger.meet(smallOperation("makeThing"), 201);
  ledger.sequence({ name: "make and see", verdict: "not reached", reason: "needs a member" });
  if (departs) {
    ledger.depart({ ...departure, curl: `${departure.curl} that is longer` }, "required name");
    ledger.depart(departure, "required name");
    ledger.depart({ ...departure, curl: `${departure.curl}, longer as well` }, "required name");
  }
  return conclude({ url: "http://x/api", contract: smallContract, seed: 5, ledger, notes });
}

test("the table has a line per operation, and the shortest request of each departure", () => {
  expect(toTable(resultsWith(true, ["login: limited"])).split("\n")).toEqual([
    "  operation  met      departed  not reached",
    "· getThing                      not implemented yet",
    "✗ makeThing  201 400  201",
    "",
    "sequences",
    "· make and see (needs a member)",
    "",
    "✗ makeThing (POST /things)",
    '  201: the body lacks "name"',
    "    answered: {}",
    "    curl -X POST '/things' & <more>",
    "",
    "note: login: limited",
    "",
    "0 of 2 operations met; 1 departed in 1 way; 1 not reached; 2 answers judged; http://x/api, --seed 5",
  ]);
});

test("JUnit XML counts and escapes", () => {
  expect(toJunit(resultsWith(true))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contract">
  <testsuite name="things getThing" tests="1" failures="0" skipped="1">
    <testcase classname="getThing" name="success"><skipped message="not implemented yet"/></testcase>
  </testsuite>
  <testsuite name="things makeThing" tests="3" failures="1" skipped="0">
    <testcase classname="makeThing" name="201"/>
    <testcase classname="makeThing" name="400"/>
    <testcase classname="makeThing" name="201: the body lacks &quot;name&quot;"><failure message="the body lacks &quot;name&quot;">curl -X POST '/things' &amp; &lt;more&gt;
{}</failure></testcase>
  </testsuite>
  <testsuite name="sequences" tests="1" failures="0" skipped="1">
    <testcase classname="sequences" name="make and see"><skipped message="needs a member"/></testcase>
  </testsuite>
</testsuites>
`);
});

test("the exit code reports departures, and gaps where they count", () => {
  expect(exitCodeOf(resultsWith(true), false)).toBe(1);
  expect(exitCodeOf(resultsWith(false), false)).toBe(0);
  expect(exitCodeOf(resultsWith(false), true)).toBe(1);
});
