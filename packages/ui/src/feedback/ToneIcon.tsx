import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { Tone } from "./tones.ts";

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const satisfies Record<Tone, typeof Info>;

/** The picture of a tone, one line high. Decorative: the words beside it say it. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return <Icon aria-hidden size="1.25em" strokeWidth={1.75} />;
}
