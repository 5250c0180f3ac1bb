import { crowdIn } from "../screens/crowd-in.ts";
import { letIn } from "../screens/let-in.ts";
import { openView } from "../screens/open-view.ts";
import { viewsOf } from "../screens/views.ts";
import { findObscuredFocus } from "./support/beyond-axe/focus-not-obscured.ts";
import { addLook } from "./support/beyond-axe/in-page.ts";
import { expectFits } from "./support/expect-fits.ts";
import { expect, test } from "./support/journey.ts";

test.use({
  size: "zoomed",
  language: "de",
  backendSettings: { DEMO: "on" },
  expectedErrors: /status of 400 .*\/api\/verify-email/,
});

for (const person of ["visitor", "profile_completed"] as const) {
  test(`whatever has the focus is seen, on every page of ${person}`, async ({
    page,
    context,
    backend,
  }) => {
    await crowdIn(backend);
    await addLook(context);
    const conversations = await letIn(context, person, "de");
    for (const view of viewsOf(person, conversations)) {
      await test.step(view.name, async () => {
        await openView(page, view);
        expect.soft(await findObscuredFocus(page), view.name).toEqual([]);
        await expectFits(page);
      });
    }
  });
}
