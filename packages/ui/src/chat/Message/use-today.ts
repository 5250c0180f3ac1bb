import { useEffect, useState } from "react";

const startOfDay = (day: Date, offset = 0): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + offset);

/** The day that it is, also after midnight. */
export function useToday(): Date {
  const [today, setToday] = useState(() => startOfDay(new Date()));
  useEffect(() => {
    const midnight = startOfDay(today, 1).getTime();
    const timer = setTimeout(() => setToday(startOfDay(new Date())), midnight - Date.now());
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
