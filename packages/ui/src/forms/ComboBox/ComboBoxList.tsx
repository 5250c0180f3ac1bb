import { use, type ReactNode } from "react";
import { ComboBoxStateContext, Popover } from "react-aria-components/ComboBox";
import { listPopover } from "../Field/options.css.ts";

/**
 * Whether the current event is a scroll of the page itself: the list stands in the page and moves with its
 * field. `window.event` is deprecated in favour of the listener's argument, and this is no listener.
 */
const isPageScroll = (): boolean => {
  const running = Reflect.get(window, "event");
  return running instanceof Event && running.type === "scroll" && running.target === document;
};

/**
 * The list under the field. react-aria closes it with every scroll around the field; a phone scrolls the
 * page while its keyboard comes and while the user reaches for an option.
 */
export function ComboBoxList({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  return (
    <Popover
      className={listPopover}
      isOpen={state?.isOpen ?? false}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPageScroll()) state?.close();
      }}
    >
      {children}
    </Popover>
  );
}
