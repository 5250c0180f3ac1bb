import { useState, type FocusEvent } from "react";

/** Knows which item of a list the focus is in, by its key, so that it stays drawn when it is scrolled away. */
export function useFocusedItem() {
  const [focusedKey, setFocusedKey] = useState<string>();
  return {
    focusedKey,
    /** For the item with this key. */
    itemFocus: (key: string) => ({
      onFocus: () => setFocusedKey(key),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setFocusedKey(undefined);
      },
    }),
  };
}
