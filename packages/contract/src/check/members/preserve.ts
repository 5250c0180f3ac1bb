import type { Contract } from "../contract/contract.ts";
import { isNode, type Node, nodeAt } from "../contract/node.ts";
import type { Schema } from "../contract/schema.ts";
import { operationOf, type RunContext } from "../run-context.ts";
import { unwrap } from "../sequences/reading.ts";
import { SequenceEnd } from "../sequences/step.ts";
import type { Member } from "./member.ts";

/** Remembers what a given member has entered, to put it back at the end of the run. */
export async function preserve(context: RunContext, member: Member): Promise<void> {
  await remember(context, member, "getMyProfile", "updateMyProfile", (body) =>
    profileUpdate(context, body),
  );
  await remember(context, member, "getCriteria", "updateCriteria", (body) => body);
  await remember(context, member, "getSettings", "updateSettings", (body) => body);
}

async function remember(
  context: RunContext,
  member: Member,
  read: string,
  write: string,
  toRequest: (body: unknown) => unknown,
): Promise<void> {
  const { take } = context;
  if (!operationOf(context, read) || !operationOf(context, write)) return;
  try {
    const before = await take(read, 200, { as: member });
    const body = toRequest(before.body);
    context.cleanups.push({
      what: `${read.replace("get", "").replace("My", "").toLowerCase()} of ${member.role}`,
      undo: () => take(write, 200, { as: member, body }),
    });
  } catch (error) {
    if (!(error instanceof SequenceEnd)) throw error;
    // If it cannot be read, there is nothing to change either.
  }
}

/** An answer of `getMyProfile` as a request that makes it so again. */
function profileUpdate({ contract }: RunContext, body: unknown): unknown {
  const profile = nodeAt(isNode(body) ? body : {}, "profile");
  const [media] = Object.values(operationOf({ contract }, "updateMyProfile")?.body?.content ?? {});
  const fields = media ? propertyOf(contract, media.schema, "profile") : {};
  return { profile: wrapAll(contract, fields.properties ?? {}, profile) };
}

const propertyOf = (contract: Contract, schema: Schema, name: string): Schema =>
  contract.flatten(contract.flatten(schema).properties?.[name] ?? {});

const wrapAll = (
  contract: Contract,
  fields: Readonly<Record<string, Schema>>,
  profile: Node,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, source]) => {
      const { properties = {} } = contract.flatten(source);
      const key = Object.keys(properties).find((each) => each !== "Valid");
      const value = unwrap(profile[name]);
      if (key === undefined || !("Valid" in properties)) return [name, value ?? []];
      return [name, value === undefined ? { Valid: false } : { Valid: true, [key]: value }];
    }),
  );
