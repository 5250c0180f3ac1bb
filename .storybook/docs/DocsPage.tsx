import { Overview } from "../blocks/docs/Overview.tsx";
import { Props } from "../blocks/docs/Props.tsx";
import { States } from "../blocks/docs/States.tsx";

/** The page of what has no page of its own, such as a screen: written from its stories and types. */
export function DocsPage() {
  return (
    <>
      <Overview />
      <States />
      <Props />
    </>
  );
}
