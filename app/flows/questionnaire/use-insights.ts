import { answer, personalityOperations } from "@gemel/api";
import type { Insights, Language, User } from "@gemel/api/values";
import { insightsMachine } from "@gemel/machines/insights";
import { useCallback, useEffect } from "react";
import { fromPromise } from "xstate";
import { fromCall } from "../from-call.ts";
import type { Gemel } from "../create-gemel.ts";
import { useGemel } from "../gemel.tsx";
import { stateAmong } from "../state-among.ts";
import { useFlow } from "../use-flow.ts";

export type { Insights };

interface Host {
  status: User["onboarding_status"];
  language: Language;
}

function provide({ client, api, session }: Gemel) {
  const { getProfileDigest } = personalityOperations(client);
  return insightsMachine.provide({
    actors: {
      loadInsights: fromCall(({ input, signal }) => getProfileDigest(input.language, { signal })),
      // The digest itself would answer a conflict each time, which browsers write into their console.
      checkAnalysed: fromPromise(async ({ signal }) => {
        const { onboarding_status } = await answer(api.getMe({ signal }));
        return onboarding_status === "onboarding_complete";
      }),
    },
    actions: { announceReady: () => session.send({ type: "user.reload" }) },
  });
}

/** Loads what the answers say about a member, from the status `questionnaire_completed` on. */
export function useInsights({ status, language }: Host) {
  const gemel = useGemel();
  const isAnalysed = status === "onboarding_complete";
  const [snapshot, send] = useFlow(() => provide(gemel), { input: { language, isAnalysed } });
  const { insights } = snapshot.context;

  useEffect(() => send({ type: "language.change", language }), [send, language]);

  useEffect(() => {
    if (isAnalysed) send({ type: "insights.ready" });
  }, [send, isAnalysed]);

  return {
    phase: stateAmong(snapshot, ["failed", "preparing"]) ?? (insights ? "shown" : "loading"),
    insights,
    retry: () => send({ type: "insights.retry" }),
    /** Loads what newer answers say. */
    renew: useCallback(() => send({ type: "insights.renewed" }), [send]),
  } as const;
}
