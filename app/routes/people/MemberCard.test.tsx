import type { CandidateCard } from "@gemel/ui/CandidateCard";
import { afterEach, expect, test } from "vitest";
import { useFeed } from "../../flows/people/use-reaction-list.ts";
import { useSession } from "../../flows/session/use-session.ts";
import { startBackend } from "../../flows/testing/backend.ts";
import { closeApp, draw } from "../../shell/testing/open-app.tsx";
import { MemberCard } from "./MemberCard.tsx";

afterEach(closeApp);

/** How often a card was drawn, by the name on it. */
const drawn = new Map<string, number>();

const Card = (({ person: { name }, actions }) => {
  drawn.set(`${name}`, (drawn.get(`${name}`) ?? 0) + 1);
  return (
    <button type="button" onClick={actions.like}>
      {name}
    </button>
  );
}) as typeof CandidateCard;

const nothing = () => undefined;
const host = {
  onRestored: nothing,
  onRefused: nothing,
  onNotFound: nothing,
  onUndone: nothing,
  onNotUndone: nothing,
};

function Feed() {
  const feed = useFeed(host);
  return (
    <>
      <p>{feed.undoable ? "Liked" : "Not yet"}</p>
      {feed.candidates.map((user) => (
        <MemberCard
          as={Card}
          key={user.id}
          kind="discover"
          user={user}
          stage="preLike"
          isFocusWanted={false}
          onFocused={nothing}
          actions={{ like: () => feed.react({ user, action: "like", message: null }) }}
        />
      ))}
    </>
  );
}

const Member = () => useSession().user && <Feed />;

test("is not drawn again by the like of another", async () => {
  const { sentTo } = startBackend({ getMe: "onboardingComplete", getDiscoverFeed: "middlePage" });
  const { screen } = await draw(<Member />);
  const cards = screen.getByRole("button");
  await expect.element(cards.first()).toBeVisible();
  const [, ...others] = [...drawn];
  expect(others.length).toBeGreaterThan(0);
  await cards.first().click();
  await expect.element(screen.getByText("Liked")).toBeVisible();
  await expect.poll(() => sentTo("POST", /\/like$/)).toHaveLength(1);
  expect([...drawn].slice(1)).toEqual(others);
  // A card does the newest of what it can do.
  await cards.first().click();
  await expect.poll(() => sentTo("POST", /\/like$/)).toHaveLength(2);
});
