import type { FormControl } from "./form-failures.ts";
import { valuesOf } from "./form-values.ts";

/** Sliders, switches and lists are set, not typed. */
const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !["range", "checkbox", "radio"].includes(target.type));

const isTyping = ({ type, target }: Event): boolean =>
  type === "beforeinput" || (type === "input" && isTypedInto(target));

const events = ["beforeinput", "input", "focusout"] as const;

export interface TypingWatch {
  /** Fields come later than their form, and values are set from outside. */
  look: () => void;
  /** The content of the fields is being sent. */
  send: () => void;
  /** Sending has failed: the content is still only here. */
  takeBack: () => void;
  end: () => void;
}

interface Beginning {
  /** The values of the fields before anything was typed. */
  readonly before: ReadonlyMap<FormControl, string>;
  /** Something was typed before the watch began. */
  readonly hasBegun: boolean;
}

/**
 * Watches what a member has typed into a form, until it is sent or taken away again.
 * @param report - is called with each change
 */
export function watchTyping(
  form: HTMLFormElement,
  { before, ...beginning }: Beginning,
  report: (isTyped: boolean) => void,
): TypingWatch {
  let kept = new Map(before);
  let keptBefore: ReadonlyMap<FormControl, string> = before;
  let { hasBegun } = beginning;
  let isKnown = false;

  const notify = (isTyped: boolean): void => {
    if (isTyped === isKnown) return;
    isKnown = isTyped;
    report(isTyped);
  };
  const look = (): void => {
    const now = valuesOf(form);
    for (const [control, value] of now) if (!kept.has(control)) kept.set(control, value);
    // A form that is emptied once it was sent is as it was before.
    const hasNew = [...now].some(
      ([control, value]) => kept.get(control) !== value && keptBefore.get(control) !== value,
    );
    notify(hasBegun && hasNew);
  };
  const note = (event: Event): void => {
    hasBegun ||= isTyping(event);
    look();
  };

  look();
  for (const type of events) form.addEventListener(type, note);
  return {
    look,
    send: () => {
      keptBefore = kept;
      kept = new Map();
      look();
    },
    takeBack: () => {
      kept = new Map(keptBefore);
      look();
    },
    end: () => {
      for (const type of events) form.removeEventListener(type, note);
      notify(false);
    },
  };
}
