/** Two rings that came apart; decorative. */
export function BrokenRings() {
  return (
    <svg viewBox="0 0 52 24" width="2.1667em" height="1em" fill="none" aria-hidden="true">
      <circle cx="13" cy="12" r="9.6" stroke="currentColor" strokeWidth="1.4" />
      <circle
        cx="38"
        cy="12"
        r="9.6"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeDasharray="3.2 2.8"
      />
    </svg>
  );
}
