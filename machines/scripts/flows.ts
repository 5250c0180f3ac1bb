import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type AnyStateMachine, StateMachine } from "xstate";

export interface Flow {
  /** The folder's name: `nickname-check`. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly diagramPath: string;
}

const machinesFolder = join(import.meta.dirname, "..");

/** The export of a flow's file: others may be children of it. */
const nameOf = (flow: string): string =>
  `${flow.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`;

/** Every flow: the folders that hold a machine of their own name. */
export async function loadFlows(): Promise<Flow[]> {
  const files = await readdir(machinesFolder, { recursive: true });
  const names = files.flatMap((file) => /^([\w-]+)[\\/]\1\.machine\.ts$/.exec(file)?.[1] ?? []);
  return Promise.all(
    names.toSorted().map(async (name): Promise<Flow> => {
      const path = join(machinesFolder, name, name);
      const exported: Record<string, unknown> = await import(`${path}.machine.ts`);
      const machine = exported[nameOf(name)];
      if (!(machine instanceof StateMachine)) throw new Error(`there is no ${nameOf(name)}`);
      return { name, machine, diagramPath: `${path}.diagram.mmd` };
    }),
  );
}
