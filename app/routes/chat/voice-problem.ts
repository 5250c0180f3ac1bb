import type { IntlShape, MessageId } from "@gemel/i18n";
import type { VoicePopupFailure } from "../../flows/talk/use-voice-popup.ts";
import { recorderProblems } from "./recorder-problems.ts";

type Failure<During> = Extract<VoicePopupFailure, { during: During }>;

interface Problem {
  title: MessageId;
  help?: MessageId;
}

const askingProblems: Record<Failure<"asking">["reason"], Problem> = {
  not_set_up: { title: "media.popup.notSetUp", help: "media.popup.write" },
  not_shared: { title: "media.popup.notShared", help: "media.popup.notSharedHelp" },
  closed: { title: "media.popup.ended" },
  not_found: { title: "media.popup.gone" },
  not_understood: { title: "media.popup.failed", help: "media.popup.sayAgain" },
  daily_limit: { title: "error.dailyLimit", help: "media.popup.write" },
  rate_limited: { title: "error.rateLimited.soon", help: "media.note.kept" },
  unavailable: { title: "media.popup.unavailable", help: "media.note.kept" },
  unreachable: { title: "error.network", help: "media.note.kept" },
  failed: { title: "media.popup.failed", help: "media.note.kept" },
};

const speakingTitles: Record<Failure<"speaking">["reason"], MessageId> = {
  fetch: "media.player.failed",
  blocked: "media.popup.blocked",
  unplayable: "media.player.unplayable",
};

function problemOf(failure: VoicePopupFailure): Problem {
  switch (failure.during) {
    case "recording":
      return { help: "media.popup.notSent", ...recorderProblems[failure.reason] };
    case "asking":
      return askingProblems[failure.reason];
    case "speaking":
      return { title: speakingTitles[failure.reason], help: "media.popup.inWriting" };
  }
}

/** docs/product.md section 8: what happened, and what can be done. */
export function voiceProblem(failure: VoicePopupFailure, intl: IntlShape) {
  const { title, help } = problemOf(failure);
  const message =
    failure.during === "speaking" && failure.reason === "fetch" ? failure.message : null;
  return {
    message: message ?? intl.formatMessage({ id: title }),
    help: help && intl.formatMessage({ id: help }),
  };
}
