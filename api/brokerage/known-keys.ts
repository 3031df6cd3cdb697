import { z } from 'zod';

/** Keys that the schema knows at this path; none for a list or a value. */
export function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const [key, ...rest] = path;
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodObject) {
    const { shape } = inner;
    if (key === undefined) return Object.keys(shape);
    return String(key) in shape ? knownKeys(shape[String(key)], rest) : [];
  }
  if (inner instanceof z.ZodArray && key !== undefined) return knownKeys(inner.element, rest);
  if (inner instanceof z.ZodRecord && key === undefined && inner.keyType instanceof z.ZodEnum)
    return inner.keyType.options.map(String);
  return [];
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrapped(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrapped(schema.in) : schema;
}
