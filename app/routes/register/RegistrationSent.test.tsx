import { afterEach, expect, test, vi } from "vitest";
import { startBackend } from "../../flows/testing/backend.ts";
import { closeApp, draw } from "../../shell/testing/open-app.tsx";
import { RegistrationSent } from "./RegistrationSent.tsx";

afterEach(closeApp);

test("the countdown is held while the link is sent again", async () => {
  const answered = Promise.withResolvers<void>();
  startBackend({}, async ({ url }) => {
    if (url.endsWith("/auth/resend-verification")) await answered.promise;
    return undefined;
  });
  const resume = vi.fn<() => void>();
  const hold = vi.fn(() => resume);
  const { screen } = await draw(
    <RegistrationSent email="noor@example.com" secondsLeft={8} goNow={() => {}} hold={hold} />,
    { isSignedIn: false },
  );
  expect(hold).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Send the link again" }).click();
  await expect.poll(() => hold.mock.calls).toHaveLength(1);
  expect(resume).not.toHaveBeenCalled();
  answered.resolve();
  await expect.poll(() => resume.mock.calls).toHaveLength(1);
  expect(hold).toHaveBeenCalledOnce();
});
