import type { BenchPage, Size } from "../bench-page.ts";
import type { CandidateName } from "../candidates.ts";
import type { Candidate } from "./candidate.ts";
import { MeasuredList } from "./measured-list.tsx";
import { settle } from "./painted.ts";

// One at a time, so that no other's styles are on the page.
const modules: Record<CandidateName, () => Promise<{ candidate: Candidate }>> = {
  "message-list": () => import("./message-list.tsx"),
  chatscope: () => import("./chatscope.tsx"),
  "virtual-list": () => import("./virtual-list.tsx"),
  virtuoso: () => import("./virtuoso.tsx"),
};

const isCandidate = (name: string | null): name is CandidateName =>
  name !== null && Object.hasOwn(modules, name);

const name = new URLSearchParams(location.search).get("candidate");
if (!isCandidate(name)) throw new Error(`No candidate ${name}`);
const { candidate } = await modules[name]();

function hostOf(size: Size): HTMLElement {
  const host = document.querySelector<HTMLElement>(`#${size}`);
  if (host === null) throw new Error(`No place for ${size}`);
  return host;
}

const hosts: Record<Size, HTMLElement> = { few: hostOf("few"), many: hostOf("many") };
const lists: Record<Size, MeasuredList> = {
  few: new MeasuredList(candidate, hosts.few, 150),
  many: new MeasuredList(candidate, hosts.many, 10_000),
};

/** Brings a list into the view of the page, and the other one out of it. */
async function show(size: Size): Promise<MeasuredList> {
  for (const host of Object.values(hosts)) {
    host.classList.toggle("aside", host !== hosts[size]);
  }
  await settle(0);
  return lists[size];
}

window.benchPage = {
  mount: async (size) => (await show(size)).mount(),
  unmount: async (size) => (await show(size)).unmount(),
  append: async (size) => (await show(size)).append(),
  prepend: async (size) => (await show(size)).prepend(),
  elementsAt: async (size, share) => (await show(size)).elementsAt(share),
} satisfies BenchPage;
