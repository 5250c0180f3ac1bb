import { expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Announcer } from "../Announcer/Announcer.tsx";
import type { Message } from "./message.ts";
import { MessageBubble } from "./MessageBubble.tsx";

const message = (text: string, rest: Partial<Message> = {}): Message => ({
  id: text,
  author: "me",
  authorName: "Giulia",
  sentAt: new Date(2026, 10, 13, 9),
  kind: "text",
  text,
  ...rest,
});

/** The boxes of a bubble's last line of words, and of its foot. */
async function drawn(shown: Message) {
  const screen = await render(
    <Announcer>
      <div style={{ inlineSize: 380 }}>
        <MessageBubble message={shown} hasTail />
      </div>
    </Announcer>,
  );
  const [last] = Array.from(screen.container.querySelectorAll("p")).slice(-1);
  const foot = screen.container.querySelector("time")?.parentElement;
  if (!last || !foot) throw new Error("no words or no foot");
  const words = document.createRange();
  words.selectNodeContents(last);
  const lines = Array.from(words.getClientRects());
  const end = Math.max(...lines.map(({ bottom }) => bottom));
  const box = foot.getBoundingClientRect();
  await screen.unmount();
  return {
    isBeside: box.top < end - 1,
    covers: lines.some(
      ({ left, right, top, bottom }) =>
        left < box.right && box.left < right && top < box.bottom - 4 && box.top + 4 < bottom,
    ),
  };
}

const bread = (count: number): string => Array(count).fill("bread").join(" ");

test.each([
  ["a word", message("Ha!"), true],
  ["a short last line", message(bread(9)), true],
  ["a second paragraph", message(`${bread(12)}\n\nHa!`), true],
  ["a last line without room", message("W".repeat(15)), false],
  ["a word of two lines", message("bread".repeat(9)), true],
  ["words that run from right to left", message("לחם ".repeat(12)), true],
])("%s: the foot stands beside it where there is room", async (_, shown, isBeside) => {
  expect(await drawn(shown)).toEqual({ isBeside, covers: false });
});

test.each(["sent", "seen"] as const)("a foot that says %s covers no words", async (receipt) => {
  for (let count = 1; count <= 16; count += 1) {
    expect([count, (await drawn(message(bread(count), { receipt }))).covers]).toEqual([
      count,
      false,
    ]);
  }
});

// The last is what the tests' browser asks for.
test.each([
  ["no-preference", [true, false]],
  ["reduce", [false, false]],
] as const)(
  "with motion %s a message that is sent, or is there, rises: %j",
  async (value, moves) => {
    await cdp().send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-reduced-motion", value }],
    });
    const screen = await render(
      <Announcer>
        <MessageBubble message={message("Ciao", { state: "sending" })} hasTail />
        <MessageBubble message={message("Ciao", { state: "sent" })} hasTail />
      </Announcer>,
    );
    const bubbles = [...screen.container.querySelectorAll("[data-bubble]")];
    expect(bubbles.map((bubble) => getComputedStyle(bubble).animationName !== "none")).toEqual(
      moves,
    );
  },
);
