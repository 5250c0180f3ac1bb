import { voiceOperations, type ApiClient } from "@gemel/api";
import { languages } from "@gemel/api/values";
import { voiceScriptMachine } from "@gemel/machines/voice-script";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import { useGemel } from "./gemel.tsx";
import { useBusy } from "./use-busy.ts";

interface Host {
  /** The language that the member reads; another one than Gemel's gets English. */
  locale: string;
  /** Fetches the code that the texts are shown with; a failure is one of the texts. */
  loadReader: () => Promise<unknown>;
}

const provide = (client: ApiClient, { loadReader }: Host) =>
  voiceScriptMachine.provide({
    actors: {
      loadScript: fromPromise(async ({ input, signal }) => {
        const { getVoiceScript } = voiceOperations(client);
        const [script] = await Promise.all([
          answer(getVoiceScript(input.language, { signal })),
          loadReader(),
        ]);
        return script;
      }),
    },
  });

/** The texts to read aloud, from when their window is open. */
export function useVoiceScript(host: Host) {
  const { client } = useGemel();
  const [machine] = useState(() => provide(client, host));
  const [reduced] = host.locale.split("-");
  const language = languages.find((known) => known === reduced) ?? "en";
  const [snapshot, send] = useMachine(machine, { input: { language } });
  useBusy("dialog", true);
  return {
    phase: snapshot.value,
    parts: snapshot.context.parts,
    retry: () => send({ type: "script.retry" }),
  };
}
