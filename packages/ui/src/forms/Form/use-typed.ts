import { use, useEffect, useId, useRef, type RefObject } from "react";
import { startOnFocus } from "../../foundation/start-on-focus.ts";
import { TypingContext } from "../../foundation/TypingProvider.tsx";
import type { FormErrors } from "./form-failures.ts";
import { valuesOf } from "./form-values.ts";
import type { TypingWatch } from "../../foundation/watch-typing.ts";

/** Reports what a member has typed into a form to the `TypingProvider` around it. */
export function useTyped(
  form: RefObject<HTMLFormElement | null>,
  errors: FormErrors,
  error: string,
) {
  const report = use(TypingContext);
  const id = useId();
  const watch = useRef<TypingWatch>(undefined);

  useEffect(() => {
    const target = form.current;
    if (!target || !report) return undefined;
    return startOnFocus(target, async () => {
      const beginning = { before: valuesOf(target), hasBegun: false };
      target.addEventListener("beforeinput", () => (beginning.hasBegun = true), { once: true });
      const { watchTyping } = await import("../../foundation/watch-typing.ts");
      const begun = watchTyping(target, beginning, (isTyped) => report(id, isTyped));
      watch.current = begun;
      return begun.end;
    });
  }, [form, report, id]);

  useEffect(() => {
    if (error || Object.keys(errors).length > 0) watch.current?.takeBack();
  }, [errors, error]);

  useEffect(() => watch.current?.look());

  return { markSent: (): void => watch.current?.send() };
}
