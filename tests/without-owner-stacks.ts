import * as React from "react";

const internals: unknown = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);

if (!(internals instanceof Object && "recentlyCreatedOwnerStacks" in internals))
  throw new Error("React keeps its count of owner stacks elsewhere.");

// React's development build takes a stack trace for each element, a tenth of the time of all tests, up to a
// number of elements a second. Warnings name their components without them.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});

// Nor for a profiler's tracks, for which it compares all properties of each component.
Reflect.deleteProperty(console, "timeStamp");
