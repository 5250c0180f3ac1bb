// PostgreSQL needs no `column` after `add`, `alter` and `drop`.
const changes: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["drops a table", /\bdrop table\b/],
  [
    "drops a column",
    /\balter table\b[^;`]*\bdrop (?!(?:constraint|not null|default|expression|identity)\b)/,
  ],
  ["renames", /\brename\b/],
  ["changes a type", /\balter (?:column )?\w+ (?:set data )?type\b/],
  ["demands a value", /\bset not null\b/],
  [
    "adds a check on rows that are there",
    /\badd (?:constraint \w+ )?check\b(?![^;`]*\bnot valid\b)/,
  ],
  ["drops a constraint", /\bdrop constraint\b/],
  ["drops a function or trigger", /\bdrop (?:function|trigger)\b/],
];

/** A column that demands a value which the previous version does not give. */
const columns =
  /\badd (?:column )?(?:if not exists )?(?!(?:column|constraint|check|unique|primary|foreign|exclude)\b)(\w+)([^;`]*?)(?=,\s*add\b|`|;|$)/g;

/**
 * Returns the changes of a migration that would break the previous version while it still serves: it reads
 * and writes the tables as it knows them.
 * @param source of the migration's file
 */
export function unsafeChanges(source: string): readonly string[] {
  const text = source.toLowerCase().replaceAll(/\s+/g, " ");
  const found = changes.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  const demanding = [...text.matchAll(columns)].some(
    ([, , rest = ""]) => /\bnot null\b/.test(rest) && !/\bdefault\b/.test(rest),
  );
  return demanding ? [...found, "adds a column that demands a value"] : found;
}
