import { useIntl, type MessageId } from "@gemel/i18n";
import { lazy, Suspense } from "react";
import { useFlash } from "../flows/use-flash.ts";

const Banner = lazy(async () => ({ default: (await import("@gemel/ui/Banner")).Banner }));

/** The one banner of the app; its time is the flash machine's. */
export function FlashBanner() {
  const intl = useIntl();
  const { message, dismiss, hold, release } = useFlash();
  if (!message) return null;
  return (
    <Suspense>
      <Banner tone={message.tone} onDismiss={dismiss} onPause={hold} onResume={release}>
        {/* `useFlashText` is the only way in, and takes nothing else. */}
        {intl.formatMessage({ id: message.id as MessageId })}
      </Banner>
    </Suspense>
  );
}
