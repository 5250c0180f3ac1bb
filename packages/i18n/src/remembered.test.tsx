import { Component, Suspense, use, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { remembered } from "./remembered.ts";

class Caught extends Component<{ children: ReactNode }, { error: string | undefined }> {
  override state = { error: undefined };
  static getDerivedStateFromError = ({ message }: Error) => ({ error: message });
  override render(): ReactNode {
    return this.state.error ?? this.props.children;
  }
}

test("a failed load reaches the error boundary of what reads it, and is not repeated before", async () => {
  const fetchText = vi.fn(() => Promise.reject<string>(new Error("offline")));
  const load = remembered(fetchText);
  const Text = () => <p>{use(load())}</p>;
  const screen = await render(
    <Caught>
      <Suspense fallback="…">
        <Text />
      </Suspense>
    </Caught>,
  );
  await expect.element(screen.getByText("offline")).toBeVisible();
  expect(fetchText).toHaveBeenCalledOnce();
});
