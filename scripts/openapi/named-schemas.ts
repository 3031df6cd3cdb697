import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const folder = 'contract';
const files = () =>
  readdirSync(folder)
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .sort();
const docstring = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+)/g;

/** Exported schemas of the contract that these ones use, by name. They become components. */
export async function namedSchemas(used: readonly z.core.$ZodType[]): Promise<Record<string, z.ZodType>> {
  const reached = new Set<z.core.$ZodType>();
  for (const each of used) reach(each, reached);
  // With a variable inside the path, Vite loads the modules that the calls import, not copies of them.
  const modules = await Promise.all(
    files().map((name) => import(`../../contract/${name.slice(0, -3)}.ts`) as Promise<object>),
  );
  const taken = new Set<unknown>();
  const named = modules
    .flatMap((each) => Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType && reached.has(entry[1]))
    .filter(([, schema]) => isComposite(schema) && !taken.has(schema) && taken.add(schema));
  return Object.fromEntries(named.map(([name, schema]) => [componentName(name), schema]));
}

const componentName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const isComposite = (schema: z.ZodType): boolean => ['object', 'union'].includes(schema.def.type);

function reach(schema: z.core.$ZodType, reached: Set<z.core.$ZodType>): void {
  if (reached.has(schema)) return;
  reached.add(schema);
  for (const part of partsOf(schema)) reach(part, reached);
}

/** Schemas that a definition holds directly, in an array, or in a record. */
const partsOf = (schema: z.core.$ZodType): z.core.$ZodType[] =>
  Object.values(schema._zod.def).flatMap((part: unknown) => {
    if (isSchema(part)) return [part];
    return typeof part === 'object' && part !== null ? Object.values(part).filter(isSchema) : [];
  });

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Docstrings of the contract's exported schemas, by component name. */
export function schemaTexts(): Map<string, string> {
  const texts = new Map<string, string>();
  for (const name of files())
    for (const [, text, exported] of readFileSync(join(folder, name), 'utf8').matchAll(docstring))
      texts.set(componentName(exported!), text!.replace(/\s*\n\s*\*?\s*/g, ' ').trim());
  return texts;
}
