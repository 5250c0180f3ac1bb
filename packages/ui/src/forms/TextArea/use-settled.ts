import { useEffect, useState } from "react";

/**
 * The value as it was when it last stayed the same for a while. For announcements; what is seen
 * must follow at once.
 * @param delay ms
 */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
