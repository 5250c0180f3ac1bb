import { type Ai, wrapAi } from "../ai/ai.ts";
import { AiError } from "../ai/ai-error.ts";
import type { JobData, JobHandler, JobHandlers, JobName } from "../jobs/jobs.ts";
import type { Mailer } from "../mail/mailer.ts";
import { type Watching, watchWork } from "./watch-work.ts";

export const watchMailer = (mailer: Mailer, by: Watching): Mailer => ({
  send: (mail) => watchWork(by, { kind: "mail", name: "send", run: () => mailer.send(mail) }),
  close: () => mailer.close(),
});

export function watchJobs(handlers: JobHandlers, by: Watching): JobHandlers {
  const watched = <Name extends JobName>(name: Name): JobHandler<Name> => {
    const handle: JobHandler<Name> = handlers[name];
    return (data: JobData[Name], id) =>
      watchWork(by, { kind: "job", name, run: () => handle(data, id) });
  };
  const entries = Object.keys(handlers).map((name) => [name, watched(name as JobName)]);
  return Object.fromEntries(entries) as JobHandlers;
}

export const watchAi = (ai: Ai, by: Watching): Ai =>
  wrapAi(ai, (name, ask) => (input, signal) => {
    const run = () => ask(input, signal);
    return watchWork(by, { kind: "ai", name, outcomeOf: aiOutcome(signal), run });
  });

const aiOutcome =
  (signal: AbortSignal | undefined) =>
  (error: unknown): string => {
    if (error instanceof AiError) return error.fault;
    return signal?.aborted === true ? "aborted" : "failed";
  };
