import { answer, moderationOperations } from "@gemel/api";
import { type RulingDraft, reportReviewMachine } from "@gemel/machines/report-review";
import { useCallback, useState } from "react";
import { fromPromise } from "xstate";
import { fromCall } from "../from-call.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

/** One report: reading, ruling, and the way to the next one. Give another report another `key`. */
export function useReportReview(reportId: string) {
  const [isKept, setKept] = useState(false);
  const [doneAction, setDoneAction] = useState<RulingDraft["action"]>(null);
  const [snapshot, send] = useFlow(
    ({ client }) => {
      const { decideReport, getReport, getReports } = moderationOperations(client);
      return reportReviewMachine.provide({
        actors: {
          loadReport: fromCall(({ input, signal }) => getReport(input.reportId, { signal })),
          rule: fromCall(({ input }) => decideReport(input.reportId, input.ruling)),
          findNext: fromPromise(async ({ signal }) => {
            const { items } = await answer(getReports("open", { limit: 1 }, { signal }));
            return items[0]?.id ?? null;
          }),
        },
        actions: { announceRuling: (_, action) => setDoneAction(action) },
      });
    },
    { input: { reportId } },
  );
  const { file, draft, failure, isOvertaken, nextId } = snapshot.context;
  const isConfirming = snapshot.matches({ waiting: "confirming" });
  const isRuling = snapshot.matches({ waiting: "ruling" });
  /** Loads again, because of another admin's ruling or a suspension that ended. */
  const isRereading = snapshot.matches("loading") && file !== null;
  useBusy("dialog", isConfirming);
  useBusy("sending", isRuling);
  const isWaiting = snapshot.matches("waiting") || file?.report.decision === null;
  return {
    phase: snapshot.matches("error")
      ? "error"
      : snapshot.matches("notFound")
        ? "notFound"
        : file === null
          ? "loading"
          : isWaiting
            ? "waiting"
            : "ruled",
    file,
    draft,
    failure,
    isConfirming,
    isRuling: isRuling || isRereading,
    isOvertaken,
    /** The ruling that this admin has just made here; null before, and for one that was made elsewhere. */
    doneAction,
    nextId,
    isFindingNext: snapshot.matches({ ruled: "findingNext" }),
    retry: () => send({ type: "report.retry" }),
    reload: useCallback(() => send({ type: "report.reload" }), [send]),
    change: (change: Partial<RulingDraft>) => send({ type: "ruling.change", change }),
    submit: () => send({ type: "ruling.submit" }),
    confirm: () => send({ type: "ruling.confirm" }),
    cancel: () => send({ type: "ruling.cancel" }),
    /** The admin was about to rule again, and left the ruling as it is. */
    isKept,
    revise: () => {
      setDoneAction(null);
      send({ type: "ruling.revise" });
    },
    keep: () => {
      setKept(true);
      send({ type: "ruling.keep" });
    },
  } as const;
}

export type ReportReview = ReturnType<typeof useReportReview>;
export type ReportFile = NonNullable<ReportReview["file"]>;
