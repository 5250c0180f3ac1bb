import { expect, test } from "vitest";
import { ReportSection } from "../moderation/ReportSection/ReportSection.tsx";
import { render } from "../testing/render.tsx";
import { PlumBand } from "./PlumBand/PlumBand.tsx";
import { Suggestion } from "./Suggestion/Suggestion.tsx";

const title = "What it is about";

test.each([
  [
    "PlumBand",
    <PlumBand key="" title={title} lead="One sentence.">
      A question
    </PlumBand>,
  ],
  ["Suggestion", <Suggestion key="" title={title} action={<a href="#there">There</a>} />],
  [
    "ReportSection",
    <ReportSection key="" title={title}>
      A copy
    </ReportSection>,
  ],
])("%s is a region named by its heading of level 2", async (_, part) => {
  const screen = await render(part);
  const region = screen.getByRole("region", { name: title });
  await expect.element(region.getByRole("heading", { level: 2 })).toBeVisible();
});
