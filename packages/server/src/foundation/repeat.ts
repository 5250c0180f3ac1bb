/** Does something again and again. Tests do it by hand. @returns stops it */
export type Repeat = (everyMs: number, work: () => void) => () => void;

export const systemRepeat: Repeat = (everyMs, work) => {
  const timer = setInterval(work, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};
