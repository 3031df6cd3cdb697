/** The parts of an OpenAPI document that are changed here. */
interface Described {
  components?: { schemas?: Record<string, object> };
}

const refs = /"#\/components\/schemas\/([^"]+)"/g;

/** Removes components that nothing refers to, and unites those without a name (`__schema…`) that are equal. */
export function tidy<Document extends Described>(document: Document): Document {
  const schemas = document.components?.schemas ?? {};
  const united = new Map<string, string>();
  const first = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas).filter(([each]) => each.startsWith('__'))) {
    const shape = JSON.stringify(schema).replaceAll(`/${name}"`, '/self"');
    first.set(shape, first.get(shape) ?? `Nested${first.size || ''}`);
    united.set(name, first.get(shape)!);
  }
  const text = JSON.stringify(document).replace(refs, (ref, name: string) =>
    ref.replace(name, united.get(name) ?? name),
  );
  const tidied = JSON.parse(text) as Document;
  const all = tidied.components?.schemas ?? {};
  for (const [name, replacement] of united) {
    all[replacement] ??= all[name]!;
    delete all[name];
  }
  const used = usedIn({ ...tidied, components: { ...tidied.components, schemas: {} } }, all);
  for (const name of Object.keys(all)) if (!used.has(name)) delete all[name];
  return tidied;
}

function usedIn(part: unknown, schemas: Record<string, object>, used = new Set<string>()): Set<string> {
  for (const [, name] of JSON.stringify(part).matchAll(refs))
    if (!used.has(name!)) {
      used.add(name!);
      usedIn(schemas[name!], schemas, used);
    }
  return used;
}

/** Each path, webhook and component on a line of its own, so that a difference shows what has changed. */
export function oneLineEach(document: object): string {
  const sections = Object.entries(document).map(([name, section]) => {
    if (name === 'components') return `${JSON.stringify(name)}: {\n${sectionLines(section as object)}\n}`;
    return `${JSON.stringify(name)}: ${isGroup(name) ? lines(section as object) : JSON.stringify(section)}`;
  });
  return `{\n${sections.join(',\n')}\n}\n`;
}

const isGroup = (name: string) => name === 'paths' || name === 'webhooks';
const lines = (group: object) =>
  `{\n${Object.entries(group)
    .map(([name, each]) => `${JSON.stringify(name)}: ${JSON.stringify(each)}`)
    .join(',\n')}\n}`;
const sectionLines = (section: object) =>
  Object.entries(section)
    .map(([name, group]) => `${JSON.stringify(name)}: ${lines(group as object)}`)
    .join(',\n');
