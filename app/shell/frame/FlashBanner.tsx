import { bundleOf, useIntl, WithMessages, type MessageId } from "@gemel/i18n";
import { Suspense } from "react";
import { useFlash, type FlashValues } from "../../flows/session/use-flash.ts";
import { Boundary } from "../failures/Boundary.tsx";
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
    // A message that cannot be shown takes nothing else with it.
    <Boundary fallback={() => null}>
      <Suspense>
        <WithMessages bundles={bundle === "core" ? [] : [bundle]}>
          <Banner tone={message.tone} onDismiss={dismiss} onPause={hold} onResume={release}>
            <Text id={id} values={message.values} />
          </Banner>
        </WithMessages>
      </Suspense>
    </Boundary>
  );
}

function Text({ id, values }: { id: MessageId; values: FlashValues }) {
  return useIntl().formatMessage({ id }, values);
}
