import { lazy, Suspense } from "react";
import type { People } from "./use-people.ts";

// Each comes when it is first wanted: a list is there sooner without them.
const FirstMessageDialog = lazy(() => import("./FirstMessageDialog.tsx"));
const TwinDialog = lazy(() => import("./TwinDialog.tsx"));
const SafetyDialogs = lazy(() => import("./SafetyDialogs.tsx"));
const Celebration = lazy(() => import("./Celebration.tsx"));

/** The windows of `usePeople`; once on a page. */
export function PeopleDialogs({ people }: { people: People }) {
  const { firstMessage, twin, safety, celebration } = people;
  return (
    <Suspense>
      {firstMessage.user && <FirstMessageDialog message={firstMessage} />}
      {twin.candidate && <TwinDialog twin={twin} />}
      {safety.request && <SafetyDialogs safety={safety} />}
      {celebration.match && <Celebration people={people} />}
    </Suspense>
  );
}
