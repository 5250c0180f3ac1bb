import { answer, voiceOperations } from "@gemel/api";
import { languages } from "@gemel/api/values";
import { useBusy } from "../use-busy.ts";
import { useLookup } from "../use-lookup.ts";

interface Host {
  /** The language that the member reads; another one than Gemel's gets English. */
  locale: string;
  /** Fetches the code that the texts are shown with; a failure is one of the texts. */
  loadReader: () => Promise<unknown>;
}

/** The texts that a member may read into the microphone, from when their window opens. */
export function useVoiceScript({ locale, loadReader }: Host) {
  const [reduced] = locale.split("-");
  const language = languages.find((known) => known === reduced) ?? "en";
  const { value, isFound, failure, reload } = useLookup(async (client, signal) => {
    const [script] = await Promise.all([
      answer(voiceOperations(client).getVoiceScript(language, { signal })),
      loadReader(),
    ]);
    return script;
  });
  useBusy("dialog", true);
  const parts = value ?? [];
  const isNotReady = failure?.kind === "http" && failure.code === "not_ready";
  return {
    phase: isFound
      ? parts.length === 0
        ? "none"
        : "shown"
      : failure === null
        ? "loading"
        : isNotReady
          ? "notReady"
          : "failed",
    parts,
    retry: reload,
  } as const;
}
