import type { Page } from "playwright";

/**
 * WCAG 2.3.3, for users with reduced motion.
 * @returns what moves, or would move when its state changes; colours and transparency may change slowly
 */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST_S = 0.02;
    const moving = ["all", "transform", "translate", "scale", "rotate", "width", "height"];
    const isSlow = (durations: string): boolean =>
      durations.split(", ").some((duration) => Number.parseFloat(duration) > LEAST_S);
    return [...document.querySelectorAll("body *")].flatMap((element) => {
      const style = getComputedStyle(element);
      const moves = style.transitionProperty.split(", ").some((name) => moving.includes(name));
      const transits = moves && isSlow(style.transitionDuration);
      const runs = style.animationName !== "none" && isSlow(style.animationDuration);
      return transits || runs ? [window.look.describe(element)] : [];
    });
  });
