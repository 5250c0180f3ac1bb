import { useIntl } from "@gemel/i18n";
import { Pause, Play, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "react-aria-components/Button";
import { RingsInMotion } from "../../feedback/Spinner/RingsInMotion.tsx";
import * as css from "./PlayButton.css.ts";
import type { PlayerSize, PlayerTone } from "./tones.ts";
import type { AudioPhase } from "./use-audio.ts";

const stroke = { "aria-hidden": true, size: "1em", strokeWidth: 1.75 } as const;

const play = <Play {...stroke} fill="currentColor" className={css.play} />;

const faces = {
  idle: { action: "play", icon: play },
  paused: { action: "play", icon: play },
  playing: { action: "pause", icon: <Pause {...stroke} /> },
  loading: { action: "cancel", icon: <RingsInMotion /> },
  failed: { action: "retry", icon: <RotateCcw {...stroke} /> },
} as const satisfies Record<AudioPhase, { action: string; icon: ReactNode }>;

export interface PlayButtonProps extends Omit<
  ButtonProps,
  "children" | "className" | "style" | "aria-label"
> {
  /** Names the recording. */
  label: string;
  phase: AudioPhase;
  size: PlayerSize;
  tone: PlayerTone;
}

/** A single button, so that the focus stays when its action changes. */
export function PlayButton({ label, phase, size, tone, ...props }: PlayButtonProps) {
  const intl = useIntl();
  const { action, icon } = faces[phase];
  return (
    <Button
      {...props}
      aria-label={intl.formatMessage({ id: `media.player.${action}` }, { label })}
      className={css.button({ size, tone })}
    >
      {icon}
    </Button>
  );
}
