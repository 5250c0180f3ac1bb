import * as css from "./Rings.css.ts";

/** One ring of the mark, in the colour of the surrounding text: something waits for its counterpart. */
export function OneRing() {
  return (
    <svg className={css.one} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="9.6" fill="none" stroke="currentColor" strokeWidth="2.6" />
    </svg>
  );
}
