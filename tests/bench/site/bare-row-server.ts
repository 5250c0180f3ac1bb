import fastify from "fastify";
import { openPostgres } from "../../../packages/server/src/database/open-postgres.ts";

/** A Fastify route that reads one row and does nothing else: what machine, framework and database allow. */
const { db, close } = await openPostgres(process.env["DATABASE_URL"] ?? "", console.error);
const member = db
  .selectFrom("users")
  .selectAll()
  .where("id", "=", process.env["MEMBER_ID"] ?? "");

const app = fastify();
app.get("/", () => member.executeTakeFirstOrThrow());
app.addHook("onClose", close);
process.once("SIGTERM", () => void app.close());
console.log(`Bare route is ready at ${await app.listen({ port: 0, host: "127.0.0.1" })}`);
