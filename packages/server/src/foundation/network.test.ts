import { expect, it } from "vitest";
import { groupsOf, networkOf } from "./network.ts";

it.each([
  ["192.0.2.7", [["192.0.2.7", 1]]],
  ["::ffff:192.0.2.7", [["192.0.2.7", 1]]],
  [
    "2001:db8:1:2ff::7",
    [
      ["2001:db8:1:2ff::", 1],
      ["2001:db8:1::/48", 10],
    ],
  ],
])("%s is counted in groups", (ip, groups) => {
  expect(groupsOf(ip).map(({ group, times }) => [group, times])).toEqual(groups);
});

it.each([
  ["192.0.2.7", "192.0.2"],
  ["::ffff:192.0.2.7", "192.0.2"],
  ["2001:db8:1:2ff::7", "2001:db8:1:200::"],
])("the network of %s is %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
