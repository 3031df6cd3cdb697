import type { z } from 'zod';
import type { Form } from './form';

/** The names that a form may post, and how often each. */
export type DeclaredFields = ReadonlyMap<string, number>;

/**
 * The fields of these forms, by their schemas, and of these names: as conform calls them (`telefone.numero` is a field of
 * a group). A list of values is one field that comes as often as its `max` says; lists of groups, whose names have
 * indices, none of our forms has.
 */
export async function fieldsOf(
  declared: readonly (Pick<Form, 'schema'> | string)[],
): Promise<DeclaredFields> {
  const fields = new Map<string, number>();
  for (const one of declared) {
    const own = typeof one === 'string' ? [[one, 1] as const] : walk(await one.schema(), '');
    for (const [name, times] of own) fields.set(name, Math.max(times, fields.get(name) ?? 0));
  }
  return fields;
}

function walk(schema: z.core.$ZodType, name: string): [string, number][] {
  const within = (inner: z.core.$ZodType) => walk(inner, name);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => walk(field, name ? `${name}.${key}` : key));
    case 'union':
      return def.options.flatMap(within);
    case 'pipe':
      // What is made of the whole before it is judged has no fields of its own.
      return within(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return within(def.innerType);
    case 'array':
      return [[name, mostOf(def)]];
    default:
      return [[name, 1]];
  }
}

/** The `max` of a list; one that says none comes once. */
function mostOf({ checks = [] }: z.core.$ZodArrayDef): number {
  const found = checks.map(({ _zod: { def } }) => def as z.core.$ZodCheckMaxLengthDef);
  return found.find(({ check }) => check === 'max_length')?.maximum ?? 1;
}
