import { useMemo } from "react";

const nothing = { error: "", errors: {} };

/**
 * Returns the error of a failed attempt in the format of a `Form`.
 * @param text - undefined if nothing failed
 * @param field - the field concerned; undefined if it is the form as a whole
 */
export function useFormErrors(text: string | undefined, field?: string) {
  return useMemo(() => {
    if (text === undefined) return nothing;
    return field === undefined
      ? { error: text, errors: {} }
      : { error: "", errors: { [field]: text } };
  }, [text, field]);
}
