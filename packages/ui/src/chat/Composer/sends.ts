/** The fields of a key press that decide whether a message is sent. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
  keyCode: number;
}

/** The key code of a key that an input method took; Safari gives it where `isComposing` is false. */
const takenByInputMethod = 229;

/**
 * Enter sends, Shift or Alt with it breaks the line. On a touch screen, Enter breaks the line as well, and
 * the button sends. Control or Command with Enter sends everywhere.
 */
export function sends(press: KeyPress, isCoarse: boolean): boolean {
  if (press.key !== "Enter" || press.isComposing || press.keyCode === takenByInputMethod) {
    return false;
  }
  if (press.ctrlKey || press.metaKey) return true;
  return !press.shiftKey && !press.altKey && !isCoarse;
}
