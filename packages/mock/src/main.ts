import { startMock } from "./server.ts";

const port = Number(process.env["MOCK_PORT"] ?? 4010);

try {
  const mock = await startMock(port);
  console.log(`The mock answers on ${mock.url} with the examples of openapi.yaml.`);
  console.log("Choose another answer with the header Prefer: example=NAME or Prefer: code=STATUS.");
  console.log(
    "The chat socket is at /api/ws/chat; choose what it plays with the query script=NAME.",
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void mock.close());
  }
} catch (error) {
  console.error(`The mock cannot start on port ${port}: ${(error as Error).message}`);
  process.exitCode = 1;
}
