import { describe, expect, it } from "vitest";
import { newEmail, newMember } from "../../testing/new-member.ts";
import { type TestContext, useTestServer } from "../../testing/use-test-server.ts";

const DAY = 24 * 60 * 60;
const OPERATOR = "people@gemel.example";
const thanks = { message: "Thank you. Your message is on its way to us." };

describe("messages to us", () => {
  const context = useTestServer({
    CONTACT_EMAIL: OPERATOR,
  });
  const { call, server } = context;

  const kept = (subject: string) =>
    server.services.db
      .selectFrom("contact_messages")
      .selectAll()
      .where("subject", "=", subject)
      .execute();

  it("of a visitor are kept, and mailed to us to be answered", async () => {
    const body = await filledForm(context(), { subject: " Без фото? ", full_name: "Олена" });
    const answer = await call("POST /contact", { body });
    expect([answer.status, answer.body]).toEqual([202, thanks]);
    const createdAt = server.clock.now();
    expect(await kept("Без фото?")).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        client_msg_id: null,
        member_id: null,
        full_name: "Олена",
        email: body.email,
        subject: "Без фото?",
        message: "Can I answer first,\nand add a picture later?",
        created_at: createdAt,
      },
    ]);
    const mail = await server.mailbox.next(OPERATOR);
    expect(mail).toEqual({
      id: mail.id,
      to: OPERATOR,
      replyTo: { name: "Олена", address: body.email },
      subject: "Contact form: Без фото?",
      text: `Олена <${body.email}>, a visitor, wrote:\n\nCan I answer first,\nand add a picture later?\n`,
    });
  });

  it("of a member are answered at the account's address, whatever the form says", async () => {
    const { id, email, token } = await newMember(context());
    const body = await filledForm(context(), { subject: "Of a member" });
    expect((await call("POST /contact", { token, body })).status).toBe(202);
    const { email: _, ...without } = await filledForm(context(), { subject: "Of a member" });
    expect((await call("POST /contact", { token, body: without })).status).toBe(202);
    expect((await kept("Of a member")).map((row) => [row.member_id, row.email])).toEqual([
      [id, email],
      [id, email],
    ]);
    for (const mail of [await server.mailbox.next(OPERATOR), await server.mailbox.next(OPERATOR)]) {
      expect(mail.replyTo).toEqual({ name: "Ada Byron", address: email });
      expect(mail.text).toContain(`Ada Byron <${email}>, the member ${id}, wrote:`);
    }
  });

  it("need a session that lives, or none", async () => {
    const { token, cookie } = await newMember(context());
    const body = await filledForm(context(), { subject: "Ended" });
    await call("POST /auth/logout", { token, cookie });
    for (const bad of [token, "nonsense"]) {
      const refused = await call("POST /contact", { token: bad, body });
      expect([refused.status, refused.body.error_code]).toEqual([401, "unauthorized"]);
    }
    const basic = { authorization: "Basic YTpi" };
    expect((await call("POST /contact", { headers: basic, body })).status).toBe(401);
    expect(await kept("Ended")).toEqual([]);
  });

  it("of a visitor need an address", async () => {
    const { email: _, ...body } = await filledForm(context(), { subject: "No address" });
    const refused = await call("POST /contact", { body });
    const message = "Please enter a valid email address.";
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        error_code: "validation_failed",
        message,
        details: [{ field: "email", code: "required", message }],
        request_id: expect.any(String),
      },
    ]);
    expect(await kept("No address")).toEqual([]);
  });

  it("of a robot that fills in everything are refused before anything else is said", async () => {
    const { email: _, ...body } = await filledForm(context(), { subject: "Robot" });
    const robot = { ...body, website: "https://robot.example", stamp: "none-of-ours-at-all" };
    const refused = await call("POST /contact", { body: robot });
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        error_code: "robot_suspected",
        message: "Robot suspected.",
        details: [
          { field: "website", code: "robot_suspected", message: "This field stays empty." },
        ],
        request_id: expect.any(String),
      },
    ]);
    expect(await kept("Robot")).toEqual([]);
  });

  it("that come within five seconds of the stamp are answered with how long to wait", async () => {
    const body = { ...(await filledForm(context(), { subject: "Hasty" }, 0)), loaded_at: 0 };
    const waits = [];
    for (const seconds of [0, 0.001, 3, 1.998]) {
      server.clock.advance(seconds);
      const { status, body: answer, headers } = await call("POST /contact", { body });
      waits.push([status, answer.error_code, headers["retry-after"], answer.details?.[0]?.message]);
    }
    expect(waits).toEqual([
      [422, "too_fast", "5", "Please wait 5 more seconds."],
      [422, "too_fast", "5", "Please wait 5 more seconds."],
      [422, "too_fast", "2", "Please wait 2 more seconds."],
      [422, "too_fast", "1", "Please wait 1 more second."],
    ]);
    server.clock.advance(0.001);
    expect((await call("POST /contact", { body })).status).toBe(202);
    await server.mailbox.next(OPERATOR);
  });

  it("that come within five seconds of loading the page wait too, by a clock that can be right", async () => {
    const body = await filledForm(context(), { subject: "Loaded" });
    const now = server.clock.now().getTime();
    const early = await call("POST /contact", { body: { ...body, loaded_at: now - 2_000 } });
    expect([
      early.status,
      early.body.message,
      early.body.details,
      early.headers["retry-after"],
    ]).toEqual([
      422,
      "Please wait at least 5 seconds before submitting.",
      [{ field: "loaded_at", code: "too_fast", message: "Please wait 3 more seconds." }],
      "3",
    ]);
    const ahead = { ...body, loaded_at: now + 600_000 };
    expect((await call("POST /contact", { body: ahead })).status).toBe(202);
    await server.mailbox.next(OPERATOR);
  });

  it("take a stamp once, also when two come at once", async () => {
    const body = await filledForm(context(), { subject: "Twice" });
    const both = await Promise.all([1, 2].map(() => call("POST /contact", { body })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([202, 422]);
    const again = await call("POST /contact", { body });
    expect([again.status, again.body]).toEqual([422, stampInvalid]);
    expect(await kept("Twice")).toHaveLength(1);
    await server.mailbox.next(OPERATOR);
  });

  it("that come again under the sender's own id are answered, and are there once", async () => {
    const client_msg_id = crypto.randomUUID();
    const form = async () => ({
      ...(await filledForm(context(), { subject: "Again" })),
      client_msg_id,
    });
    const first = await form();
    const sent = [first, first, await form()];
    const answers = await Promise.all(sent.map((body) => call("POST /contact", { body })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      sent.map(() => [202, thanks]),
    );
    expect((await kept("Again")).map((row) => row.client_msg_id)).toEqual([client_msg_id]);
    const other = await filledForm(context(), { subject: "After it" });
    await call("POST /contact", { body: other });
    const mails = [await server.mailbox.next(OPERATOR), await server.mailbox.next(OPERATOR)];
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      "Contact form: After it",
      "Contact form: Again",
    ]);
  });

  it("of another id need a stamp of their own", async () => {
    const body = await filledForm(context(), { subject: "Other id" });
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    const statuses = [];
    for (const client_msg_id of ids) {
      statuses.push((await call("POST /contact", { body: { ...body, client_msg_id } })).status);
    }
    expect(statuses).toEqual([202, 422]);
    expect(await kept("Other id")).toHaveLength(1);
    await server.mailbox.next(OPERATOR);
  });

  it("refuse a stamp that is forged, of another server, or a day old", async () => {
    const body = await filledForm(context(), { subject: "Forged" });
    const { stamp } = body;
    const later = Buffer.from(stamp, "base64url");
    const last = later.length - 1;
    later.writeUInt8(later.readUInt8(last) ^ 1, last);
    const other = server.services.cursors.sign("", "contact-stamp", {
      at: server.clock.now(),
      id: crypto.randomUUID(),
    });
    const forged = [
      "none-of-ours-at-all",
      stamp.slice(0, -1),
      `${stamp}AA`,
      later.toString("base64url"),
      other,
    ];
    for (const each of forged) {
      const refused = await call("POST /contact", { body: { ...body, stamp: each } });
      expect([refused.status, refused.body]).toEqual([422, stampInvalid]);
    }
    server.clock.advance(DAY - 5);
    expect((await call("POST /contact", { body })).body).toEqual(stampInvalid);
    const fresh = await filledForm(context(), { subject: "Forged" });
    server.clock.advance(DAY - 6);
    expect((await call("POST /contact", { body: fresh })).status).toBe(202);
    await server.mailbox.next(OPERATOR);
  });

  it.each([
    [{ full_name: "Eve\r\nBcc: eve@example.com" }, "full_name"],
    [{ subject: "Hello\nBcc: eve@example.com" }, "subject"],
    [{ subject: "Hello\u0000" }, "subject"],
    [{ email: "ada@example.com\r\nBcc: eve@example.com" }, "email"],
    [{ email: "ada@example.com, eve@example.com" }, "email"],
    [{ email: "Ada <ada@example.com>" }, "email"],
  ])("refuse %j, which is no form of ours", async (wrong, field) => {
    const body = { ...(await filledForm(context(), { subject: "Wrong" })), ...wrong };
    const refused = await call("POST /contact", { body });
    expect([refused.status, refused.body.details?.[0]?.field]).toEqual([400, field]);
  });

  it("refuse texts of white space alone, all at once", async () => {
    const blank = {
      full_name: "\u3164\u2800",
      subject: "\u00a0",
      message: ` hello${" ".repeat(30)}`,
    };
    const body = await filledForm(context(), blank);
    const refused = await call("POST /contact", { body });
    expect([refused.status, refused.body.details]).toEqual([
      422,
      [
        { field: "full_name", code: "required", message: "This field is required." },
        { field: "subject", code: "required", message: "This field is required." },
        { field: "message", code: "minLength", message: "This is too short." },
      ],
    ]);
  });

  it("are kept for 180 days", async () => {
    const body = await filledForm(context(), { subject: "Kept" });
    await call("POST /contact", { body });
    await server.mailbox.next(OPERATOR);
    await server.eraseAfter(180 * DAY);
    expect(await kept("Kept")).toHaveLength(1);
    await server.eraseAfter(1);
    expect(await kept("Kept")).toEqual([]);
  });

  it("go with the account that sent them", async () => {
    const { id, token } = await newMember(context());
    const body = await filledForm(context(), { subject: "Gone" });
    await call("POST /contact", { token, body });
    await server.mailbox.next(OPERATOR);
    await server.services.db.deleteFrom("users").where("id", "=", id).execute();
    expect(await kept("Gone")).toEqual([]);
  });
});

const stampInvalid = {
  error_code: "validation_failed",
  message: "Please reload the page and send your message again.",
  details: [
    {
      field: "stamp",
      code: "invalid",
      message: "This form is out of time. Please reload the page.",
    },
  ],
  request_id: expect.any(String),
};

/** Returns the request of a visitor who has had the form open for some seconds. */
async function filledForm(
  { call, server }: TestContext,
  texts: { readonly subject: string; readonly full_name?: string; readonly message?: string },
  seconds = 5,
) {
  const loaded_at = server.clock.now().getTime();
  const { status, body, headers } = await call("GET /contact/stamp");
  expect([status, headers["cache-control"], body.takes_message_id]).toEqual([
    200,
    "no-store",
    true,
  ]);
  server.clock.advance(seconds);
  return {
    full_name: "Ada Byron",
    email: newEmail(),
    message: "Can I answer first,\nand add a picture later?",
    ...texts,
    stamp: body.stamp ?? "",
    loaded_at,
    website: "",
  };
}
