import { voiceOperations } from "@gemel/api";
import { languages } from "@gemel/api/values";
import { voiceScriptMachine } from "@gemel/machines/voice-script";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

interface Host {
  /** The language that the member reads; another one than Gemel's gets English. */
  locale: string;
  /** Fetches the code that the texts are shown with; a failure is one of the texts. */
  loadReader: () => Promise<unknown>;
}

/** The texts to read aloud, from when their window is open. */
export function useVoiceScript({ locale, loadReader }: Host) {
  const [reduced] = locale.split("-");
  const language = languages.find((known) => known === reduced) ?? "en";
  const [snapshot, send] = useFlow(
    ({ client }, host: Pick<Host, "loadReader">) =>
      voiceScriptMachine.provide({
        actors: {
          loadScript: fromPromise(async ({ input, signal }) => {
            const { getVoiceScript } = voiceOperations(client);
            const [script] = await Promise.all([
              answer(getVoiceScript(input.language, { signal })),
              host.loadReader(),
            ]);
            return script;
          }),
        },
      }),
    { host: { loadReader }, input: { language } },
  );
  useBusy("dialog", true);
  return {
    phase: snapshot.value,
    parts: snapshot.context.parts,
    retry: () => send({ type: "script.retry" }),
  };
}
