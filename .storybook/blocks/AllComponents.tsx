import { Badge } from "@gemel/ui/Badge";
import { DocsContext, Markdown, Unstyled } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { components } from "virtual:gemel-components";
import manifest from "@gemel/ui/package.json";
import * as css from "./AllComponents.css.ts";
import { useIsDark } from "./use-is-dark.ts";

type Component = (typeof components)[number];

const groups = [...new Set(components.map(({ group }) => group))];

const pageOf = ({ group, name }: Component): string =>
  `?path=/docs/${`${group}-${name}`.toLowerCase()}--docs`;

const pictureOf = ({ pictures }: Component, look: string): string =>
  `pictures/${pictures}/${look}.webp`;

function Status({ component }: { component: Component }) {
  const { since, deprecated } = component;
  if (deprecated !== "") return <Badge tone="warning">Deprecated</Badge>;
  // In the first release all are new.
  return since === manifest.version && since !== "0.1.0" ? <Badge tone="success">New</Badge> : null;
}

function Entry({ component, isDark }: { component: Component; isDark: boolean }) {
  const { name, purpose, deprecated, since } = component;
  return (
    <li className={css.entry}>
      <a href={pageOf(component)} target="_top" className={css.link}>
        <span className={css.frame}>
          <img
            className={css.picture}
            src={pictureOf(component, isDark ? "dark" : "light")}
            alt=""
            loading="lazy"
          />
        </span>
        <span className={css.name}>{name}</span>
      </a>
      <Status component={component} />
      <div className={css.text}>
        <Markdown>{deprecated === "" ? purpose : deprecated}</Markdown>
      </div>
      <p className={css.foot}>
        Since {since} · Picture:{" "}
        {["light", "dark"].map((look) => (
          <a key={look} href={pictureOf(component, look)} download={`${name}-${look}.webp`}>
            {look}
          </a>
        ))}
      </p>
    </li>
  );
}

export function AllComponents() {
  const isDark = useIsDark(useContext(DocsContext).channel);
  return (
    <Unstyled>
      {groups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className={css.group}>
            {group}
          </h2>
          <ul role="list" className={css.list}>
            {components
              .filter((component) => component.group === group)
              .map((component) => (
                <Entry key={component.name} component={component} isDark={isDark} />
              ))}
          </ul>
        </section>
      ))}
    </Unstyled>
  );
}
