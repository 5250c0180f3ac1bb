import "@gemel/ui/styles";
import { afterEach, expect, test } from "vitest";
import { startBackend } from "../../flows/testing/backend.ts";
import { closeApp, openApp } from "../testing/open-app.tsx";

afterEach(closeApp);

test.each([
  ["/login", "Email"],
  ["/register", "Email"],
  ["/forgot-password", "Email"],
  ["/reset-password?token=example-reset-token", "New password"],
  ["/verify-email", "Email"],
  ["/contact", "Subject"],
])("what a guest types on %s keeps the tab from reloading", async (address, label) => {
  startBackend({ getMe: "unauthorized", refreshToken: "unauthorized" });
  const { screen, gemel } = await openApp(address);
  const works = () => Object.values(gemel.busy.getSnapshot().context.works);
  const field = screen.getByLabelText(label, { exact: true });
  await field.fill("olena@example.com");
  await expect.poll(works).toEqual(["typing"]);
  await field.fill("");
  await expect.poll(works).toEqual([]);
});
