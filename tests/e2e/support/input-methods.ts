import { expect, type Locator, type Page } from "@playwright/test";
import { moving } from "../../moving.ts";
import type { Keyboard } from "./keyboard.ts";

/** How a journey operates a page: it is written once for pointer, touch and keyboard. */
export interface InputMethod {
  /** Follows a link, presses a button. */
  press(target: Locator): Promise<void>;
  /** Presses a button of a toast, before it disappears. */
  pressInToast(target: Locator): Promise<void>;
  /** Replaces what a text field holds. */
  fill(field: Locator, text: string): Promise<void>;
  /** Goes into a field made of parts, such as a date, and types. */
  typeInto(field: Locator, text: string): Promise<void>;
  pickTab(tab: Locator): Promise<void>;
  /** Picks from the menu that is open. */
  pickMenuItem(item: Locator): Promise<void>;
  pickRadio(radio: Locator): Promise<void>;
  /** Chooses in a native list. */
  pickOption(select: Locator, label: string): Promise<void>;
  /** Types into a combo box until the option is offered, and takes it. */
  search(comboBox: Locator, text: string, option: Locator): Promise<void>;
}

/**
 * Waits until a list is shown. On touch devices, react-aria keeps it transparent until the phone's keyboard
 * is open or a timeout has passed: the user cannot choose from the list before.
 */
async function expectShown(option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  await expect
    .poll(() => option.evaluate((element) => element.checkVisibility({ opacityProperty: true })))
    .toBe(true);
}

/** A mouse, or a finger where `isTouch`. */
export function pointerInput(page: Page, isTouch: boolean): InputMethod {
  const press = async (target: Locator): Promise<void> => {
    await expect(page.locator(moving)).toHaveCount(0);
    await (isTouch ? target.tap() : target.click());
  };
  return {
    press,
    pressInToast: press,
    fill: (field, text) => field.fill(text),
    typeInto: async (field, text) => {
      await press(field);
      await page.keyboard.type(text);
    },
    pickTab: press,
    pickMenuItem: press,
    // The input itself is out of sight: people press its label.
    pickRadio: (radio) => press(page.locator("label").filter({ has: radio })),
    // The list itself is the browser's, and out of a page's reach.
    pickOption: async (select, label) => {
      await select.selectOption({ label });
    },
    search: async (comboBox, text, option) => {
      await press(comboBox);
      await comboBox.fill(text);
      await expectShown(option);
      await press(option);
    },
  };
}

/** Tab, arrows, Enter and Space alone. */
export function keyboardInput(page: Page, keyboard: Keyboard): InputMethod {
  return {
    press: (target) => keyboard.press(target),
    pressInToast: (target) => keyboard.pressInToast(target),
    fill: (field, text) => keyboard.fill(field, text),
    typeInto: async (field, text) => {
      await keyboard.reach(field);
      await page.keyboard.type(text);
    },
    pickTab: async (tab) => {
      const list = page.getByRole("tablist").filter({ has: tab });
      await keyboard.reach(list.getByRole("tab", { selected: true }));
      await keyboard.moveTo(tab, "ArrowRight");
    },
    pickMenuItem: async (item) => {
      await keyboard.moveTo(item, "ArrowDown");
      await page.keyboard.press("Enter");
    },
    pickRadio: async (radio) => {
      const group = page.locator(`input[type=radio][name="${await radio.getAttribute("name")}"]`);
      await keyboard.reachOneOf(group);
      await keyboard.moveTo(radio, "ArrowDown");
      await page.keyboard.press("Space");
    },
    pickOption: async (select, label) => {
      await keyboard.reach(select);
      const labels = await select.getByRole("option").allTextContents();
      for (const passed of labels.slice(0, labels.indexOf(label))) {
        await expect(select.locator(":checked")).toHaveText(passed);
        await page.keyboard.press("ArrowDown");
      }
      await expect(select.locator(":checked")).toHaveText(label);
    },
    search: async (comboBox, text, option) => {
      await keyboard.fill(comboBox, text);
      await expectShown(option);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    },
  };
}
