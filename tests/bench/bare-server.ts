import fastify from "fastify";

/** A Fastify route that does nothing: what the machine and the framework allow. */
const user = {
  id: "0b6d6c3a-4f0e-4d53-9a38-6f1c7d2a9e01",
  email: "noor.haddad@example.com",
  nickname: { Valid: false, String: "" },
  onboarding_status: "registered",
  preferred_language: "fr",
  is_admin: false,
  profile_picture_url: { Valid: false, String: "" },
};

const app = fastify();
app.get("/", async () => user);
console.log(`Bare route is ready at ${await app.listen({ port: 0, host: "127.0.0.1" })}`);
