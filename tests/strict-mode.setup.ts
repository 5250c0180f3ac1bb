import { configure } from "vitest-browser-react/pure";

// At the root, as the app has it: there React runs every effect twice, and shows one that does not clean up
// after itself.
configure({ reactStrictMode: true });
