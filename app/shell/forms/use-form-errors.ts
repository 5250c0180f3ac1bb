import { useMemo } from "react";

const nothing = { error: "", errors: {} };

/**
 * What is said of a failed attempt, as a `Form` takes it.
 * @param text - none where nothing failed
 * @param field - the field that it concerns; none where it is the form as a whole
 */
export function useFormErrors(text: string | undefined, field?: string) {
  return useMemo(() => {
    if (text === undefined) return nothing;
    return field === undefined
      ? { error: text, errors: {} }
      : { error: "", errors: { [field]: text } };
  }, [text, field]);
}
