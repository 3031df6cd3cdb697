import { z } from 'zod';

const additions = z.registry<{ isOurs: true }>();

/** Marks a field, and all inside it, as absent from both specifications; `.nullish()` may be inside or outside. */
export function ours<Schema extends z.ZodType>(schema: Schema): Schema {
  const own = schema.clone();
  additions.add(own, { isOurs: true });
  return own;
}

/** `path` is like 'items[].endereco.lat'. */
export interface ContractField {
  path: string;
  isOurs: boolean;
}

export function fieldsOf(schema: z.core.$ZodType, path = '', isWithinOurs = false): ContractField[] {
  const isOurs = isWithinOurs || additions.get(schema) !== undefined;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => {
        const own = path ? `${path}.${name}` : name;
        return [{ path: own, isOurs: isOurs || isMarked(field) }, ...fieldsOf(field, own, isOurs)];
      });
    case 'array':
      return fieldsOf(def.element, `${path}[]`, isOurs);
    case 'union':
      return def.options.flatMap((option) => fieldsOf(option, path, isOurs));
    default: {
      const inner = innerOf(schema);
      return inner ? fieldsOf(inner, path, isOurs) : [];
    }
  }
}

/** Also of a wrapper (`.nullish()`, `.default()`) of a marked schema. */
export const isMarked = (schema: z.core.$ZodType): boolean => {
  const inner = innerOf(schema);
  return additions.get(schema) !== undefined || (inner !== undefined && isMarked(inner));
};

function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const def = schema._zod.def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType };
  return def.innerType ?? def.in;
}

/** Removes our fields at any depth. Unknown fields stay: the specification may define more than we read. */
export function withoutOurs(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return isObject(value) ? fieldsWithoutOurs(def.shape, value) : value;
    case 'array':
      return Array.isArray(value) ? value.map((each) => withoutOurs(def.element, each)) : value;
    case 'union':
      return def.options.reduce<unknown>((left, option) => withoutOurs(option, left), value);
    default: {
      const inner = innerOf(schema);
      return inner ? withoutOurs(inner, value) : value;
    }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsWithoutOurs = (
  shape: Readonly<Record<string, z.core.$ZodType>>,
  value: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (!field) return [[name, each]];
      return isMarked(field) ? [] : [[name, withoutOurs(field, each)]];
    }),
  );
