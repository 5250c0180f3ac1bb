import { addons } from "storybook/manager-api";
import { docsTheme } from "./brand.ts";

addons.setConfig({ theme: docsTheme, sidebar: { showRoots: true } });
