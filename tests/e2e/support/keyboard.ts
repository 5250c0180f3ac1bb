import { expect, type Locator, type Page } from "@playwright/test";

/** A member who has no pointer: everything is reached with Tab and operated with keys. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /**
   * Presses Tab until that element has the focus.
   * @throws When it is not reached within `most` steps, which is a fault of the page.
   */
  async reach(target: Locator, max = 60): Promise<void> {
    await expect(target).toBeVisible();
    await this.#pressUntilFocused(target, "Tab", max);
  }

  /**
   * Presses Tab until one of a group has the focus: which one it lets in is the group's own choice.
   * @throws When none is reached within `most` steps, which is a fault of the page.
   */
  async reachOneOf(group: Locator, max = 60): Promise<void> {
    await expect(group.first()).toBeAttached();
    await this.#pressUntilFocused(group, "Tab", max);
  }

  /** Moves the focus to the toast, from any element, and presses something there. */
  async pressInToast(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await this.#page.keyboard.press("F6");
    await this.press(target);
  }

  /** Reaches a field, once its form answers, and replaces what it holds. */
  async fill(field: Locator, text: string): Promise<void> {
    await expect(field).toBeEditable();
    await this.reach(field);
    await this.#page.keyboard.press("ControlOrMeta+A");
    await this.#page.keyboard.type(text);
  }

  /** Reaches an element and presses a key on it. */
  async press(target: Locator, key = "Enter"): Promise<void> {
    await this.reach(target);
    await this.#page.keyboard.press(key);
  }

  /**
   * Presses an arrow key until that part of a group has the focus.
   * @throws When it is not reached within `most` steps, which is a fault of the page.
   */
  async moveTo(target: Locator, key: "ArrowRight" | "ArrowDown", max = 20): Promise<void> {
    await expect(target).toBeVisible();
    await this.#pressUntilFocused(target, key, max);
  }

  async #pressUntilFocused(targets: Locator, key: string, max: number): Promise<void> {
    for (let step = 0; step < max; step++) {
      if (await targets.evaluateAll((all) => all.some((one) => one.matches(":focus")))) return;
      await this.#page.keyboard.press(key);
    }
    throw new Error(`${key} does not reach ${targets.toString()}`);
  }
}
