import { useContext, type FocusEvent } from "react";
import { DateFieldStateContext, DateInput, DateSegment } from "react-aria-components/DateField";
import * as styles from "./DateField.css.ts";

/**
 * The parts of a date. react-aria keeps the last complete date while a part is missing; here, a date
 * that is left incomplete becomes none, so that what is stored is what is seen.
 */
export function DateSegments() {
  const state = useContext(DateFieldStateContext);
  const onBlur = (event: FocusEvent) => {
    if (!state || state.value === null || event.currentTarget.contains(event.relatedTarget)) return;
    if (state.segments.some((part) => part.isEditable && part.isPlaceholder)) state.setValue(null);
  };
  return (
    <div onBlur={onBlur}>
      <DateInput className={styles.dateInput}>
        {(segment) => <DateSegment segment={segment} className={styles.segment} />}
      </DateInput>
    </div>
  );
}
