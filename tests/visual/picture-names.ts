import type { PictureModeName } from "../../.storybook/picture-modes.ts";
import type { WidthName } from "./tiers.ts";

/** `actions/Button`, from the path of a component's stories: the group, and the file's own name. */
export const componentOf = (path: string): string =>
  path.replace(/^.*\bui\/src\/([^/]+)\/.*?([^/]+)\.stories\.tsx$/, "$1/$2");

/** `ForgotPassword`, from the path of a screen's stories. */
export const screenOf = (path: string): string => path.replace(/^.*\/([^/]+)\.stories\.tsx$/, "$1");

/** Why a test of pictures is skipped. */
export const asAccepted = "nothing that it is drawn from has changed since it was accepted";

/** How the pictures of a screen at one width are called together. */
export const pictureTest = (screen: string, width: WidthName): string => `${screen} ${width}`;

const kebab = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();

/** All stories of a component in one look. */
export const sheetName = (component: string, mode: PictureModeName): string =>
  `components/${component}/${mode}`;

export const screenName = (
  screen: string,
  story: string,
  mode: PictureModeName,
  width: WidthName,
): string => `screens/${screen}/${kebab(story)}-${mode}-${width}`;
