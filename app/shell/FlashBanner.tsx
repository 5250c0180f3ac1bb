import { bundleNames, useIntl, WithMessages, type MessageId } from "@gemel/i18n";
import { lazy, Suspense } from "react";
import { useFlash } from "../flows/use-flash.ts";

const Banner = lazy(async () => ({ default: (await import("@gemel/ui/Banner")).Banner }));

/** The one banner of the app; its time is the flash machine's. */
export function FlashBanner() {
  const { message, dismiss, hold, release } = useFlash();
  if (!message) return null;
  // `useFlashText` is the only way in, and takes nothing else.
  const id = message.id as MessageId;
  // A page's own text: the banner stands outside that page, and outlives it.
  const bundles = bundleNames.filter((bundle) => id.startsWith(`${bundle}.`));
  return (
    <Suspense>
      <WithMessages bundles={bundles}>
        <Banner tone={message.tone} onDismiss={dismiss} onPause={hold} onResume={release}>
          <Text id={id} />
        </Banner>
      </WithMessages>
    </Suspense>
  );
}

function Text({ id }: { id: MessageId }) {
  return useIntl().formatMessage({ id });
}
