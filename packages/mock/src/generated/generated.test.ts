import { expect, test } from "vitest";
import { generate, readGenerated } from "../../scripts/generate.ts";

test.each(["openapi.yaml", "operations.json", "socket.json"])(
  "%s is what openapi.yaml says (else: npm run generate)",
  async (name) => {
    expect(await readGenerated(name)).toBe((await generate())[name]);
  },
);
