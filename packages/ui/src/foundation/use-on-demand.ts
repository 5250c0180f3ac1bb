import { useState, type ComponentType } from "react";

type State<Props> = { readonly phase: "idle" | "loading"; readonly Part?: undefined } | Here<Props>;

interface Here<Props> {
  readonly phase: "here";
  readonly Part: ComponentType<Props>;
}

/**
 * Loads the code of a component when it is first wanted. The component takes the place of the button that
 * asks for it. If loading fails, the button stays as it was, and the next press asks again.
 * @param load - imports the component's own module
 */
export function useOnDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [state, setState] = useState<State<Props>>({ phase: "idle" });
  const want = (): void => {
    if (state.phase !== "idle") return;
    setState({ phase: "loading" });
    load().then(
      ({ default: Part }) => setState({ phase: "here", Part }),
      () => setState({ phase: "idle" }),
    );
  };
  return {
    Part: state.Part,
    isLoading: state.phase === "loading",
    want,
    /** Fetches it before it is wanted: a pointer is near. */
    expect: () => void load().catch(() => undefined),
  };
}
