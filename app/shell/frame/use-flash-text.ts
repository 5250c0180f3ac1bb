import type { MessageId } from "@gemel/i18n";
import { useCallback } from "react";
import { useFlash, type FlashTone } from "../../flows/session/use-flash.ts";

/** Shows a text of the catalogues in the app's banner. */
export function useFlashText(): (id: MessageId, tone?: FlashTone) => void {
  const { show } = useFlash();
  return useCallback((id, tone = "info") => show({ id, tone }), [show]);
}
