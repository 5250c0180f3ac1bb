import { afterEach, expect, test } from "vitest";
import { startBackend } from "../../flows/testing/backend.ts";
import { closeApp, draw } from "../../shell/testing/open-app.tsx";
import Register from "./Register.tsx";

afterEach(closeApp);

test.each([
  ["/register?lang=de", "Deutsch"],
  ["/register?lang=xx", "English"],
])("%s chooses %s for the account", async (address, language) => {
  startBackend({});
  const { screen } = await draw(<Register />, { address, isSignedIn: false });
  await expect.element(screen.getByText(language, { exact: true }).first()).toBeVisible();
});
