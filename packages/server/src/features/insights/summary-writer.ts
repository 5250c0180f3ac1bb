import type { Language } from "../../foundation/member.ts";
import type { Insights } from "./insights.ts";

export interface SummaryWriter {
  /**
   * The AI's summary: the one that is kept, or a new one, if it comes before the reader's timeout;
   * what comes later is kept for the next time. It never fails: what goes wrong is in the log alone.
   * @returns Markdown, or nothing where there is no AI, it gives none, or the answers carry too little
   */
  write(insights: Insights, language: Language): Promise<string | undefined>;
  /** Leaves what is at hand, to be asked for again. */
  close(): Promise<void>;
}
