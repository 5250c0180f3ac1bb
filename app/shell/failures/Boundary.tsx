import { Component, type ReactNode } from "react";

/** Either our code failed, or it did not arrive. */
type Problem = "broken" | "notLoaded";

/** Whether our own file did not arrive: by the message of Chromium, Firefox or Safari for `import()`. */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof TypeError && /import|module script/.test(error.message);

interface Failure {
  problem: Problem;
  error: unknown;
}

interface BoundaryProps {
  children: ReactNode;
  fallback: (problem: Problem) => ReactNode;
  /** The one that it keeps; the other goes on to the next boundary. @default both */
  only?: Problem;
  /** The value that a new try depends on: a change renders the failed part again. @default never */
  retryOn?: unknown;
}

interface BoundaryState extends Pick<BoundaryProps, "retryOn"> {
  failure: Failure | null;
}

/** Keeps what breaks from taking with it what stands around. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, retryOn: this.props.retryOn };

  static getDerivedStateFromProps(
    { retryOn }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return retryOn === state.retryOn ? null : { failure: null, retryOn };
  }

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, "failure"> {
    return { failure: { problem: isNotLoaded(error) ? "notLoaded" : "broken", error } };
  }

  override render(): ReactNode {
    const { children, fallback, only } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    if (only && failure.problem !== only) throw failure.error;
    return fallback(failure.problem);
  }
}
