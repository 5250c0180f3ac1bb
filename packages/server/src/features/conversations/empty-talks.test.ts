import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { addAccount } from "../../testing/new-member.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { openOwnedConversation } from "./queries.ts";

onEachDatabase("a member's talks with an AI about others", (open) => {
  const context = useTestServer({}, { openDatabase: open });

  it("in which nothing was said are a hundred of a kind, and the oldest go", async () => {
    const { clock, services } = context().server;
    const { db } = services;
    const { id: ownerId } = await addAccount(context());
    const openAbout = (type: "twin" | "advisor", subjectId: string) => {
      clock.advance(1);
      const createdAt = clock.now();
      return openOwnedConversation(db, { id: randomUUID(), type, ownerId, subjectId, createdAt });
    };
    const others: string[] = [];
    for (let other = 0; other < 102; other += 1) others.push((await addAccount(context())).id);
    const own = await openAbout("twin", ownerId);
    const twin = await openAbout("twin", others[0] ?? "");
    const opened: string[] = [];
    for (const other of others) {
      const id = await openAbout("advisor", other);
      if (opened.push(id) === 1) {
        await db.updateTable("conversations").set({ last_seq: 1 }).where("id", "=", id).execute();
      }
    }
    const held = async () => {
      const rows = await db
        .selectFrom("conversations")
        .select("id")
        .where("owner_id", "=", ownerId)
        .execute();
      return rows.map(({ id }) => id).toSorted();
    };
    expect(await held()).toEqual([own, twin, ...opened.toSpliced(1, 1)].toSorted());
    // Opening the oldest again returns it and erases no other.
    expect(await openAbout("advisor", others[2] ?? "")).toBe(opened[2]);
    expect(await held()).toEqual([own, twin, ...opened.toSpliced(1, 1)].toSorted());
  });
});
