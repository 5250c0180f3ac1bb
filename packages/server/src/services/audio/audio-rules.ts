import type { AudioKind } from "./audio-kind.ts";

/** What a recording may be, and what becomes of it. */
export interface AudioRules {
  /** Longer ones are refused; a recorder may stop a second late. */
  readonly mostSeconds: number;
  /** The container of Opus sound, wherever it came in. @default the one that it came in */
  readonly opusInto?: AudioKind;
}
