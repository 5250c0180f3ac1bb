import { type Locator, page } from "vitest/browser";
import { moving } from "./moving.ts";

/** Frames after which something is taken to stay as it is: the clock may be a test's. */
const MAX_FRAMES = 300;

async function nothingMoves(): Promise<void> {
  for (let frame = 0; frame < MAX_FRAMES; frame += 1) {
    if (document.querySelector(moving) === null) return;
    await new Promise(requestAnimationFrame);
  }
}

const locator = Object.getPrototypeOf(page.elementLocator(document.body)) as Locator;
for (const press of ["click", "dblClick", "tripleClick"] as const) {
  const pressed = Reflect.get(locator, press);
  locator[press] = async function (this: Locator, options) {
    await nothingMoves();
    await pressed.call(this, options);
  };
}
