import { useIntl } from "@gemel/i18n";
import { Eye } from "lucide-react";
import { IconButton, type IconButtonProps } from "../../actions/IconButton/IconButton.tsx";
import { useOnDemand } from "../../foundation/use-on-demand.ts";
import type { Seen } from "./seen-person.ts";

export interface QuickViewProps {
  /** Names the button: whom it shows. */
  name: string;
  /** What is known of them so far. */
  seen: Seen;
  /** It opens or closes; fetch on opening. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Of the button: `outlined` on a picture. @default "quiet" */
  kind?: NonNullable<IconButtonProps["kind"]>;
  /** Of the button. @default "medium" */
  size?: NonNullable<IconButtonProps["size"]>;
}

/** Comes with the first look. */
const loadView = () => import("./OpenedQuickView.tsx");

/**
 * A look at somebody without leaving the list: a button, and a small card beside it.
 *
 * Not where something is to be decided about them (`CandidateCard`).
 */
export function QuickView(props: QuickViewProps) {
  const { name, seen, onOpenChange, kind = "quiet", size = "medium" } = props;
  const intl = useIntl();
  const { Part: OpenedQuickView, isLoading, want } = useOnDemand(loadView);
  const label = intl.formatMessage({ id: "people.quickView.label" }, { name });
  if (OpenedQuickView) return <OpenedQuickView {...{ label, kind, size, seen, onOpenChange }} />;
  return (
    <IconButton
      label={label}
      kind={kind}
      size={size}
      aria-haspopup="dialog"
      aria-expanded={false}
      isPending={isLoading}
      onPress={() => {
        want();
        onOpenChange?.(true);
      }}
    >
      <Eye size="1em" aria-hidden />
    </IconButton>
  );
}
