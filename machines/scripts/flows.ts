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

/** Every flow: the folders that hold a machine of their own name. */
export async function loadFlows(): Promise<Flow[]> {
  const files = await readdir(machinesFolder, { recursive: true });
  const names = files.flatMap((file) => /^([\w-]+)[\\/]\1\.machine\.ts$/.exec(file)?.[1] ?? []);
  return Promise.all(
    names.toSorted().map(async (name): Promise<Flow> => {
      const path = join(machinesFolder, name, name);
      const exports = Object.values(await import(`${path}.machine.ts`));
      const machine = exports.find((value) => value instanceof StateMachine);
      if (!machine) throw new Error(`${name}.machine.ts exports no machine`);
      return { name, machine, diagramPath: `${path}.diagram.mmd` };
    }),
  );
}
