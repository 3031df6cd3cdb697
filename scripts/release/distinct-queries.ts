/** As many statements of one kind differ in the number of their values only. */
const kindLength = 60;

/** Each once, in one line without comments. */
export const plainQueries = (queries: readonly string[]): string[] => [
  ...new Set(queries.map((query) => query.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim())),
];

/**
 * Keeps of each kind of statement the shortest ones that together use all its names.
 * @param queries plain ones
 */
export function distinctQueries(queries: readonly string[]): string[] {
  const used = new Map<string, Set<string>>();
  return queries
    .toSorted((one, two) => one.length - two.length || (one < two ? -1 : 1))
    .filter((query) => {
      const kind = query.slice(0, kindLength).replace(/\d+/g, '#');
      const names = used.get(kind) ?? new Set();
      used.set(kind, names);
      const isNew = namesIn(query).some((name) => !names.has(name));
      for (const name of namesIn(query)) names.add(name);
      return isNew;
    })
    .toSorted();
}

const namesIn = (query: string): string[] => query.match(/[a-z_][a-z_0-9]*/gi) ?? [];
