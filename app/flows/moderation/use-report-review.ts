import { moderationOperations } from "@gemel/api";
import { type DecisionDraft, reportReviewMachine } from "@gemel/machines/report-review";
import { useCallback, useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

/** One report: reading, deciding, and the way to the next one. Give another report another `key`. */
export function useReportReview(reportId: string) {
  const [isKept, setKept] = useState(false);
  const [doneAction, setDoneAction] = useState<DecisionDraft["action"]>(null);
  const [snapshot, send] = useFlow(
    ({ client }) => {
      const { decideReport, getReport, getReports } = moderationOperations(client);
      return reportReviewMachine.provide({
        actors: {
          loadReport: fromPromise(async ({ input, signal }) =>
            answer(getReport(input.reportId, { signal })),
          ),
          decide: fromPromise(async ({ input }) =>
            answer(decideReport(input.reportId, input.decision)),
          ),
          findNext: fromPromise(async ({ signal }) => {
            const { items } = await answer(getReports("open", { limit: 1 }, { signal }));
            return items[0]?.id ?? null;
          }),
        },
        actions: { announceDecided: (_, action) => setDoneAction(action) },
      });
    },
    { input: { reportId } },
  );
  const { file, draft, failure, isOvertaken, nextId } = snapshot.context;
  const isConfirming = snapshot.matches({ waiting: "confirming" });
  const isDeciding = snapshot.matches({ waiting: "deciding" });
  /** Loads again, because of another admin's ruling or a suspension that ended. */
  const isRereading = snapshot.matches("loading") && file !== null;
  useBusy("dialog", isConfirming);
  useBusy("sending", isDeciding);
  const isWaiting = snapshot.matches("waiting") || file?.report.decision === null;
  return {
    phase: snapshot.matches("error")
      ? "error"
      : snapshot.matches("absent")
        ? "absent"
        : file === null
          ? "loading"
          : isWaiting
            ? "waiting"
            : "decided",
    file,
    draft,
    failure,
    isConfirming,
    isDeciding: isDeciding || isRereading,
    isOvertaken,
    /** What this admin has just decided here; null before, and for what was decided elsewhere. */
    doneAction,
    nextId,
    isFindingNext: snapshot.matches({ decided: "findingNext" }),
    retry: () => send({ type: "report.retry" }),
    reload: useCallback(() => send({ type: "report.reload" }), [send]),
    change: (change: Partial<DecisionDraft>) => send({ type: "decision.change", change }),
    submit: () => send({ type: "decision.submit" }),
    confirm: () => send({ type: "decision.confirm" }),
    cancel: () => send({ type: "decision.cancel" }),
    /** The admin was about to decide again, and left the decision as it is. */
    isKept,
    revise: () => send({ type: "decision.revise" }),
    keep: () => {
      setKept(true);
      send({ type: "decision.keep" });
    },
  } as const;
}

export type ReportReview = ReturnType<typeof useReportReview>;
export type ReportFile = NonNullable<ReportReview["file"]>;
