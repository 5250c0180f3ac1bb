import { useIntl } from "@gemel/i18n";
import { Eye } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton, type IconButtonProps } from "../../actions/IconButton/IconButton.tsx";
import type { Compatibility } from "../../charts/CompatibilityGraph/compatibility.ts";
import type { Person } from "../person.ts";

export interface SeenPerson {
  person: Person;
  bio: string | null;
  /** Null where nothing is known yet. */
  compatibility: Compatibility | null;
}

export interface QuickViewProps {
  /** Names the button: whom it shows. */
  name: string;
  /**
   * `loading` while it is fetched; `absent` where there is no such profile any more; `failed` where
   * it could not be fetched.
   */
  seen: SeenPerson | "loading" | "absent" | "failed";
  /** It opens or closes; fetch on opening. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Of the button: `outlined` on a picture. @default "quiet" */
  kind?: NonNullable<IconButtonProps["kind"]>;
  /** Of the button. @default "medium" */
  size?: NonNullable<IconButtonProps["size"]>;
}

/** Comes with the first look. */
const OpenedQuickView = lazy(() => import("./OpenedQuickView.tsx"));

/**
 * A look at somebody without leaving the list: a button, and a small card beside it.
 *
 * Not where something is to be decided about them (`CandidateCard`).
 */
export function QuickView(props: QuickViewProps) {
  const { name, seen, onOpenChange, kind = "quiet", size = "medium" } = props;
  const intl = useIntl();
  const [isWanted, setWanted] = useState(false);
  const label = intl.formatMessage({ id: "people.quickView.label" }, { name });
  const button = (
    <IconButton
      label={label}
      kind={kind}
      size={size}
      aria-haspopup="dialog"
      aria-expanded={false}
      isPending={isWanted}
      onPress={() => {
        setWanted(true);
        onOpenChange?.(true);
      }}
    >
      <Eye size="1em" aria-hidden />
    </IconButton>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenedQuickView {...{ label, kind, size, seen, onOpenChange }} />
    </Suspense>
  );
}
