import { use, useEffect, useId, useRef, type RefObject } from "react";
import { startOnFocus } from "../../foundation/start-on-focus.ts";
import { TypingContext } from "../../foundation/TypingProvider.tsx";
import type { FormErrors } from "./form-failures.ts";
import { valuesOf } from "./form-values.ts";
import type { TypingWatch } from "./watch-typing.ts";

/** Reports what a member has typed into a form to the `TypingProvider` around it. */
export function useTyped(
  form: RefObject<HTMLFormElement | null>,
  errors: FormErrors,
  error: string,
) {
  const report = use(TypingContext);
  const id = useId();
  const watch = useRef<Pick<TypingWatch, "look" | "send" | "takeBack">>(undefined);

  useEffect(() => {
    const target = form.current;
    if (!target || !report) return undefined;
    return startOnFocus(target, async () => {
      const beginning = { before: valuesOf(target), hasBegun: false };
      target.addEventListener("beforeinput", () => (beginning.hasBegun = true), { once: true });
      // Before the code has loaded, the form can be sent, and be refused.
      const missed: ("send" | "takeBack")[] = [];
      watch.current = {
        look: () => {},
        send: () => missed.push("send"),
        takeBack: () => missed.push("takeBack"),
      };
      const { watchTyping } = await import("./watch-typing.ts");
      const begun = watchTyping(target, beginning, (isTyped) => report(id, isTyped));
      for (const what of missed) begun[what]();
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
