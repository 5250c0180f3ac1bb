import { expect, test } from "vitest";
import { generate, readGenerated } from "../../scripts/generate.ts";

const generated = await generate();

test.each(["openapi.yaml", "operations.json", "socket.json"])(
  "%s is what openapi.yaml says (else: npm run generate)",
  async (name) => {
    expect(await readGenerated(name)).toBe(generated[name]);
  },
);
