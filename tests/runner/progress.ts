import { recordedSeconds, recordedTests } from "./recorded.ts";
import type { StepResult } from "./run-step.ts";
import type { Step } from "./steps.ts";

/** How often a log gets a line; a terminal's last line is drawn with each test. */
const LOG_EVERY_MS = 20_000;

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

const grouped = (count: number): string => count.toLocaleString("en");

/** Shows how far a run is: the running steps, tests done of all, and about how many minutes are left. */
export class Progress {
  readonly #steps: readonly Step[];
  readonly #slots: number;
  readonly #began = performance.now();
  readonly #running = new Map<Step, { began: number; done: number }>();
  readonly #ended = new Map<Step, StepResult>();
  readonly #timer: NodeJS.Timeout | undefined;

  constructor(steps: readonly Step[], slots: number) {
    this.#steps = steps;
    this.#slots = slots;
    if (!process.stdout.isTTY) this.#timer = setInterval(() => this.#log(), LOG_EVERY_MS);
  }

  begin(step: Step): void {
    this.#running.set(step, { began: performance.now(), done: 0 });
    this.#draw();
  }

  testEnded(step: Step): void {
    const state = this.#running.get(step);
    if (state) state.done += 1;
    this.#draw();
  }

  end(result: StepResult): void {
    const { step, ok, seconds, passed, failed } = result;
    this.#running.delete(step);
    this.#ended.set(step, result);
    const tests = step.runner ? `${grouped(passed)} passed, ${grouped(failed)} failed, ` : "";
    this.say(`${ok ? "✓" : "✗"} ${step.title}: ${tests}${seconds.toFixed(0)} s`);
  }

  /** A line that stays. */
  say(text: string): void {
    this.#clear();
    console.log(text);
    this.#draw();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#clear();
  }

  #done(): number {
    const ended = [...this.#ended.values()].reduce(
      (sum, { passed, failed }) => sum + passed + failed,
      0,
    );
    return [...this.#running.values()].reduce((sum, { done }) => sum + done, ended);
  }

  #all(): number {
    return this.#steps.reduce((sum, step) => {
      const ended = this.#ended.get(step);
      const running = this.#running.get(step)?.done ?? 0;
      return sum + (ended ? ended.passed + ended.failed : Math.max(recordedTests(step), running));
    }, 0);
  }

  /** The share of a step that is done, by its tests or, where it has none, by its time. */
  #share(step: Step): number {
    const state = this.#running.get(step);
    if (!state) return this.#ended.has(step) ? 1 : 0;
    const byTime = (performance.now() - state.began) / 1000 / recordedSeconds(step);
    const tests = recordedTests(step);
    return Math.min(0.99, tests > 0 ? state.done / tests : byTime);
  }

  /** Estimated from the recorded times and from how much faster or slower this machine has been so far. */
  #minutesLeft(): number {
    const recorded = this.#steps.map((step) => recordedSeconds(step) * this.#share(step));
    const through = recorded.reduce((sum, seconds) => sum + seconds, 0);
    const spent = [...this.#ended.values()].reduce((sum, { seconds }) => sum + seconds, 0);
    const now = performance.now();
    const spending = [...this.#running.values()].reduce(
      (sum, { began }) => sum + (now - began) / 1000,
      spent,
    );
    const pace = through > 30 ? spending / through : 1;
    const left = this.#steps.map((step) => recordedSeconds(step) * (1 - this.#share(step)) * pace);
    const sum = left.reduce((total, seconds) => total + seconds, 0);
    return Math.max(sum / this.#slots, ...left) / 60;
  }

  #line(): string {
    const running = [...this.#running].map(([{ title }, { done }]) =>
      done > 0 ? `${title} ${grouped(done)}` : title,
    );
    const left = Math.ceil(this.#minutesLeft());
    return [
      `${clock(performance.now() - this.#began)}  ${running.join(" · ")}`,
      `${grouped(this.#done())} of ${grouped(this.#all())} tests`,
      `about ${left} minute${left === 1 ? "" : "s"} left`,
    ].join(", ");
  }

  #log(): void {
    console.log(this.#line());
  }

  #clear(): void {
    if (process.stdout.isTTY) process.stdout.write("\r\u001B[K");
  }

  #draw(): void {
    if (!process.stdout.isTTY) return;
    this.#clear();
    process.stdout.write(this.#line().slice(0, process.stdout.columns - 1));
  }
}
