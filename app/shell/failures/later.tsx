import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { useBusy } from "../../flows/use-busy.ts";
import { Boundary } from "./Boundary.tsx";
import { Optional } from "./Optional.tsx";
import { Banner } from "@gemel/ui/Banner";
import { Button } from "@gemel/ui/Button";
import { Stack } from "@gemel/ui/Stack";
import { useIntl, type Bundle } from "@gemel/i18n";
import { useRecovery } from "../../flows/session/use-recovery.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Opening {
  /** Closed, it says nothing of what did not arrive, and its next opening is a new try. */
  isOpen: boolean;
  close: () => void;
}

/**
 * A dialog whose code loads when it is first opened. If it does not load, the page stays as it is: a
 * banner over it says so and offers a new try.
 * @param openingOf - whether the dialog is open, and how to close it
 */
export function laterDialog<Props extends object>(
  load: Load<Props>,
  openingOf: (props: Props) => Opening,
): ComponentType<Props> & { fetch: () => Promise<unknown> } {
  const parts = remade(load);
  function LaterDialog(props: Props) {
    const { isOpen, close } = openingOf(props);
    // Set while its code is loading as well.
    useBusy("dialog", isOpen);
    const { Part, attempt, renew, tryAgain } = useAttempts(parts);
    const [seen, setSeen] = useState({ isOpen, isWanted: isOpen });
    if (seen.isOpen !== isOpen) {
      setSeen({ isOpen, isWanted: true });
      if (isOpen) renew();
    }
    // Once opened, it stays rendered and closes in its own way.
    if (!seen.isWanted) return null;
    return (
      <Boundary
        key={attempt}
        only="notLoaded"
        fallback={() =>
          isOpen && <NotArrived isAgain={attempt > 0} onRetry={tryAgain} onDismiss={close} />
        }
      >
        <Suspense>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  }
  /** Fetches its code before it is wanted. */
  return Object.assign(LaterDialog, { fetch: parts.fetch });
}

/**
 * A part of a page whose code and texts load after the page. If they do not load, the rest stays and its
 * place offers a new try.
 * @param fallback - the placeholder until the part is there
 */
export function laterPart<Props extends object>(
  load: Load<Props>,
  fallback: ReactNode,
): ComponentType<Props> & { fetch: () => Promise<unknown> } {
  const parts = remade(load);
  function LaterPart(props: Props) {
    const { Part, attempt, tryAgain } = useAttempts(parts);
    return (
      <Boundary
        key={attempt}
        only="notLoaded"
        fallback={() => <NotArrived placement="inline" isAgain={attempt > 0} onRetry={tryAgain} />}
      >
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  }
  /** Fetches its code before it is rendered; a failure is shown in its place. */
  return Object.assign(LaterPart, { fetch: parts.fetch });
}

/**
 * A part that the page is complete without (`Optional`); its code and texts load after the page.
 * @param occasionOf - a change of its value requests again what did not arrive
 */
export function optionalPart<Props extends object>(
  load: Load<Props>,
  bundles: readonly Bundle[],
  occasionOf: (props: Props) => unknown,
): ComponentType<Props> {
  const parts = remade(load);
  return function OptionalPart(props: Props) {
    const { Part, attempt, renew } = useAttempts(parts);
    const occasion = occasionOf(props);
    const [seen, setSeen] = useState(occasion);
    if (seen !== occasion) {
      setSeen(occasion);
      renew();
    }
    return (
      <Optional key={attempt} bundles={bundles} retryOn={occasion}>
        <Part {...props} />
      </Optional>
    );
  };
}

interface Parts<Props> {
  /** The component itself once it is there: what `lazy` gives shows nothing at first even then. */
  newest: () => ComponentType<Props>;
  isNewest: (part: ComponentType<Props>) => boolean;
  fetch: () => Promise<unknown>;
}

/** `lazy` keeps a failure for ever: the next mount gets a new component, which loads again. */
function remade<Props extends object>(load: Load<Props>): Parts<Props> {
  let there: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    const loaded = await load();
    there = loaded.default;
    return loaded;
  };
  const make = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return await loadOnce();
      } catch (error) {
        part = make();
        throw error;
      }
    });
  let part = make();
  return {
    newest: () => there ?? part,
    isNewest: (other) => other === part || other === there,
    fetch: () => loadOnce().catch(() => undefined),
  };
}

function useAttempts<Props>({ newest, isNewest }: Parts<Props>) {
  const [{ Part, attempt }, setTried] = useState(() => ({ Part: newest(), attempt: 0 }));
  const tryAgain = () => setTried((before) => ({ Part: newest(), attempt: before.attempt + 1 }));
  return {
    Part,
    attempt,
    /** After a failure, of its code or of its texts. */
    tryAgain,
    /** Leaves a part that is there as it is. */
    renew: () => !isNewest(Part) && tryAgain(),
  };
}

interface NotArrivedProps {
  /** The second try failed too. */
  isAgain: boolean;
  onRetry: () => void;
  onDismiss?: () => void;
  /** @default "floating" */
  placement?: "floating" | "inline";
}

/**
 * The code of a part did not arrive. It is requested again; if that does not help, as in a browser that
 * remembers the failure, the page is requested again. A newer app, if that is the reason, comes by itself.
 */
function NotArrived(props: NotArrivedProps) {
  const { isAgain, onRetry, onDismiss, placement = "floating" } = props;
  const intl = useIntl();
  const { isAsking, isUnreachable, retry } = useRecovery();
  const isStuck = isAgain && !isAsking && !isUnreachable;
  return (
    <Banner tone="danger" placement={placement} {...(onDismiss && { onDismiss })}>
      <Stack gap={2}>
        {intl.formatMessage({ id: isStuck ? "error.notLoaded.body" : "error.network" })}
        <div>
          <Button kind="secondary" size="small" onPress={isStuck ? retry : onRetry}>
            {intl.formatMessage({ id: isStuck ? "error.crash.reload" : "ui.retry" })}
          </Button>
        </div>
      </Stack>
    </Banner>
  );
}
