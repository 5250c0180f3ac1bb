import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { InfiniteList } from "../../layout/InfiniteList/InfiniteList.tsx";
import { render } from "../../testing/render.tsx";
import { CandidateCard } from "../CandidateCard/CandidateCard.tsx";
import { fits, people } from "../testing/people.ts";
import { CandidateCardSkeleton } from "./CandidateCardSkeleton.tsx";

const list = { label: "People", layout: "grid", hasMore: false, onLoadMore: () => {} } as const;
const nothing = () => undefined;

test("six cards are loading, which is announced once", async () => {
  const screen = await render(
    <InfiniteList {...list} isLoading loading={<CandidateCardSkeleton />}>
      {null}
    </InfiniteList>,
  );
  const group = screen.getByRole("group", { name: "People" });
  await expect.element(group).toHaveAttribute("aria-busy", "true");
  expect(group.element().querySelectorAll(":scope > [aria-hidden]")).toHaveLength(6);
  expect(group.element().textContent).toBe("Loading…");
  expect(screen.getByRole("status").elements()).toHaveLength(1);
});

test("a card with all its parts takes the place of its skeleton to the pixel", async () => {
  const boxes = (card: Element | null) => {
    if (card === null) throw new Error("no card");
    const origin = card.getBoundingClientRect();
    const [picture, body] = card.firstElementChild?.children ?? [];
    const [letter, foot] = body?.children ?? [];
    const parts = [card, picture, letter, ...(letter?.children ?? []), ...(foot?.children ?? [])];
    return parts.map((part) => {
      const { top, height } = part?.getBoundingClientRect() ?? origin;
      return [top - origin.top, height].map(Math.round);
    });
  };
  const place = (children: ReactNode) => <div style={{ inlineSize: 328 }}>{children}</div>;
  const screen = await render(place(<CandidateCardSkeleton count={1} />));
  await document.fonts.ready;
  const before = boxes(screen.container.querySelector("[aria-hidden]"));
  await screen.rerender(
    place(
      <CandidateCard
        kind="discover"
        person={people.rosalind}
        compatibility={fits.well}
        bio="I repair bicycles during the week and ruin tarts on Sundays. Ask me about the one that flew, and about the one that did not."
        reason="You both plan far ahead, and recharge in company."
        actions={{
          pass: nothing,
          advisor: nothing,
          twin: nothing,
          message: nothing,
          like: nothing,
        }}
      />,
    ),
  );
  await document.fonts.ready;
  await expect.poll(() => boxes(screen.getByRole("article").element())).toEqual(before);
});
