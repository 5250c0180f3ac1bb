import { type Locator, page } from "vitest/browser";

/** What opens or closes, by react-aria's marks. */
const moving = "[data-entering], [data-exiting]";

/** Frames after which it is taken to stay so: the clock may be a test's. */
const MAX_FRAMES = 300;

async function atRest(): Promise<void> {
  for (let frame = 0; frame < MAX_FRAMES; frame += 1) {
    if (document.querySelector(moving) === null) return;
    await new Promise(requestAnimationFrame);
  }
}

// A press on the page while a dialog closed was lost now and then on a busy machine: each waits for that.
const locator = Object.getPrototypeOf(page.elementLocator(document.body)) as Locator;
for (const press of ["click", "dblClick", "tripleClick"] as const) {
  const pressed = Reflect.get(locator, press);
  locator[press] = async function (this: Locator, options) {
    await atRest();
    await pressed.call(this, options);
  };
}
