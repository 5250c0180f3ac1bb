import { picturesOfScreens } from "./screens.ts";

picturesOfScreens("phone");
