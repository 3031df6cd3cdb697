import type { z } from 'zod';
import type { Form } from './form';

export type DeclaredFields = ReadonlyMap<string, number>;

/** Names in conform's notation (`telefone.numero`). Lists of objects are not supported. */
export async function fieldsOf(
  declared: readonly (Pick<Form, 'schema'> | string)[],
): Promise<DeclaredFields> {
  const fields = new Map<string, number>();
  for (const one of declared) {
    const own = typeof one === 'string' ? [[one, 1] as const] : collectFields(await one.schema(), '');
    for (const [name, times] of own) fields.set(name, Math.max(times, fields.get(name) ?? 0));
  }
  return fields;
}

function collectFields(schema: z.core.$ZodType, name: string): [string, number][] {
  const within = (inner: z.core.$ZodType) => collectFields(inner, name);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) =>
        collectFields(field, name ? `${name}.${key}` : key),
      );
    case 'union':
      return def.options.flatMap(within);
    case 'pipe':
      // A transform before the schema has no fields.
      return within(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return within(def.innerType);
    case 'array':
      return [[name, maxItemsOf(def)]];
    default:
      return [[name, 1]];
  }
}

function maxItemsOf({ checks = [] }: z.core.$ZodArrayDef): number {
  const found = checks.map(({ _zod: { def } }) => def as z.core.$ZodCheckMaxLengthDef);
  return found.find(({ check }) => check === 'max_length')?.maximum ?? 1;
}
