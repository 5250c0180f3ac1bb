import type { ApiClient, Result } from "@gemel/api";
import { submissionOf, type SubmissionRules } from "@gemel/machines/submission";
import { fromCall } from "./from-call.ts";
import { useBusy } from "./use-busy.ts";
import { useFlow } from "./use-flow.ts";

/**
 * One call of the server that the member starts, from a form or after a question.
 * @param rules the values of the first render are kept, and so is `submit`
 * @param onDone `output` is undefined if a failure meant that the work was done
 */
export function useSubmission<Subject, Typed, Reason, Output>(
  rules: SubmissionRules<Typed, Reason>,
  submit: (client: ApiClient, subject: Subject, typed: Typed) => Promise<Result<Output>>,
  onDone: (subject: Subject, output: Output | undefined) => void,
) {
  const [snapshot, dispatch] = useFlow(
    ({ client }, newest) =>
      submissionOf<Subject, Typed, Reason, Output>(rules).provide({
        actors: {
          submit: fromCall(({ input }) => submit(client, input.subject, input.typed)),
        },
        actions: { announceDone: (_, { subject, output }) => newest.onDone(subject, output) },
      }),
    { host: { onDone } },
  );
  const { subject, isAsked, isDone, failure } = snapshot.context;
  const isSending = snapshot.matches("sending");
  const isOpen = snapshot.matches("asking") || (isSending && isAsked);
  useBusy("dialog", isOpen);
  useBusy("sending", isSending);
  return {
    /** The subject of the last question or attempt; it stays while a dialog closes. */
    subject,
    /** The subject of the last attempt, if it succeeded. */
    done: isDone ? subject : null,
    failure,
    /** Whether the question is shown. */
    isOpen,
    isSending,
    ask: (asked: Subject) => dispatch({ type: "submission.ask", subject: asked }),
    confirm: (typed: Typed) => dispatch({ type: "submission.confirm", typed }),
    cancel: () => dispatch({ type: "submission.cancel" }),
    /** Sends without a question. */
    send: (sent: Subject, typed: Typed) =>
      dispatch({ type: "submission.send", subject: sent, typed }),
  } as const;
}
