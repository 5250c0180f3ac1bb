import { useIntl } from "@gemel/i18n";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./SpeedButton.css.ts";

const speeds = [1, 1.5, 2] as const;

export interface SpeedButtonProps {
  speed: number;
  onChange: (speed: number) => void;
}

/** Goes through the speeds one by one, and says the new one. */
export function SpeedButton({ speed, onChange }: SpeedButtonProps) {
  const intl = useIntl();
  const [isChanged, setChanged] = useState(false);
  const next = speeds.find((faster) => faster > speed) ?? speeds[0];
  const number = intl.formatNumber(speed);
  const name = intl.formatMessage({ id: "media.player.speed" }, { speed: number });
  return (
    <>
      <Button
        aria-label={name}
        className={css.speed}
        onPress={() => {
          setChanged(true);
          onChange(next);
        }}
      >
        {number}×
      </Button>
      <VisuallyHidden>
        <span role="status">{isChanged ? name : null}</span>
      </VisuallyHidden>
    </>
  );
}
