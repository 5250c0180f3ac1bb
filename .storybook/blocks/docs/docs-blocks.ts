import { Accessibility } from "./Accessibility.tsx";
import { Anatomy } from "./Anatomy.tsx";
import { Do, Dont, Guidance } from "./Guidance.tsx";
import { Keyboard } from "./Keyboard.tsx";
import { Overview } from "./Overview.tsx";
import { Props } from "./Props.tsx";
import { States } from "./States.tsx";

/** The blocks that a component's page is written with; its MDX file uses them without an import. */
export const docsBlocks = {
  Accessibility,
  Anatomy,
  Do,
  Dont,
  Guidance,
  Keyboard,
  Overview,
  Props,
  States,
};
