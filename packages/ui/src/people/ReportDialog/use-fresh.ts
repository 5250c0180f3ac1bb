import { useState } from "react";

/** State that is reset each time a dialog opens. */
export function useFresh<Value>(initial: Value, isOpen: boolean) {
  const [value, setValue] = useState(initial);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setValue(initial);
  }
  return [value, setValue] as const;
}
