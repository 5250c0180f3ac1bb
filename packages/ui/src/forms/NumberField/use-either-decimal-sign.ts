import { useEffect, type RefObject } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { withDecimalSign } from "./with-decimal-sign.ts";

const signOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ??
  ".";

/**
 * Writes the decimal sign of the member's language in place of the other one, however it comes into the input:
 * react-aria knows one sign only, and would drop the other with the key, and keep the digits.
 */
export function useEitherDecimalSign(box: RefObject<HTMLElement | null>): void {
  const { locale } = useLocale();
  useEffect(() => {
    const input = box.current?.querySelector("input");
    if (!input) return undefined;
    const sign = signOf(locale);
    // Before react-aria's own listeners, which refuse the text.
    const early = { capture: true } as const;

    const insert = (event: Event, text: string | null | undefined): void => {
      if (!text || withDecimalSign(text, sign) === text || !event.cancelable || input.readOnly)
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    };
    const onBeforeInput = (event: InputEvent): void => insert(event, event.data);
    const onPaste = (event: ClipboardEvent): void =>
      insert(event, event.clipboardData?.getData("text/plain").trim());
    const onInput = (): void => {
      const written = withDecimalSign(input.value, sign);
      // `setRangeText` leaves React to see that the value has changed; assigning it would not.
      if (written !== input.value) input.setRangeText(written, 0, input.value.length, "end");
    };

    input.addEventListener("beforeinput", onBeforeInput, early);
    input.addEventListener("paste", onPaste, early);
    input.addEventListener("input", onInput, early);
    return () => {
      input.removeEventListener("beforeinput", onBeforeInput, early);
      input.removeEventListener("paste", onPaste, early);
      input.removeEventListener("input", onInput, early);
    };
  }, [box, locale]);
}
