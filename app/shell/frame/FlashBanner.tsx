import { bundleOf, useIntl, type MessageId } from "@gemel/i18n";
import { useFlash, type FlashValues } from "../../flows/session/use-flash.ts";
import { Optional } from "../failures/Optional.tsx";
import { Banner } from "../lazy-pages.ts";

/** The one banner of the app; its time is the flash machine's. */
export function FlashBanner() {
  const { message, dismiss, hold, release } = useFlash();
  if (!message) return null;
  // `useFlashText` is the only way in, and takes nothing else.
  const id = message.id as MessageId;
  // A page's own text: the banner stands outside that page, and outlives it.
  const bundle = bundleOf(id) ?? "core";
  return (
    <Optional bundles={bundle === "core" ? [] : [bundle]} retryOn={message}>
      <Banner tone={message.tone} onDismiss={dismiss} onPause={hold} onResume={release}>
        <Text id={id} values={message.values} />
      </Banner>
    </Optional>
  );
}

function Text({ id, values }: { id: MessageId; values: FlashValues }) {
  return useIntl().formatMessage({ id }, values);
}
