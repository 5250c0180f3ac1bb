import { useIntl } from "@gemel/i18n";
import { X } from "lucide-react";
import { useRef } from "react";
import { Button } from "react-aria-components/Button";
import { remove } from "./Chip.css.ts";

/** The button of the chip beside: the one after it, or the one before the last. */
const neighbourOf = (button: HTMLElement | null) => {
  const item = button?.closest("li");
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  return neighbour?.querySelector("button");
};

export interface RemoveChipProps {
  /** The words of the chip. */
  of: string;
  label: string | undefined;
  onPress: () => void;
}

/** Takes a chip away. Before it goes, focus moves on to its neighbour in the list. */
export function RemoveChip({ of, label, onPress }: RemoveChipProps) {
  const intl = useIntl();
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <Button
      ref={ref}
      aria-label={label ?? intl.formatMessage({ id: "ui.chip.remove" }, { chip: of })}
      className={remove}
      onPress={() => {
        neighbourOf(ref.current)?.focus();
        onPress();
      }}
    >
      <X aria-hidden size="1em" strokeWidth={1.75} />
    </Button>
  );
}
