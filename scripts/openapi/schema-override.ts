import type { CreateDocumentOptions } from 'zod-openapi';
import { z } from 'zod';
import { isMarked } from '@contract/ours';

/**
 * Differences from zod's JSON schema. Objects may have more fields, as later versions will. Fields of ours have
 * `x-origin`. A transform in an answer is described by what it reads, since that is what is sent.
 */
export const override: NonNullable<CreateDocumentOptions['override']> = ({ zodSchema, jsonSchema, io }) => {
  const { def } = zodSchema._zod;
  // Zod's own, beside `pattern`.
  if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
  if (def.type === 'object') {
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    for (const [name, field] of Object.entries(def.shape)) {
      const property = jsonSchema.properties?.[name];
      if (isMarked(field) && typeof property === 'object') Object.assign(property, { 'x-origin': 'ours' });
    }
  }
  if (def.type === 'record' && jsonSchema.required) {
    const { required, additionalProperties } = jsonSchema;
    delete jsonSchema.propertyNames;
    delete jsonSchema.additionalProperties;
    jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties ?? {}]));
  }
  if (def.type === 'pipe' && io === 'output' && isTransform(def.out)) {
    const { $schema: _, ...sent } = z.toJSONSchema(def.in, { io: 'input' });
    Object.assign(jsonSchema, sent);
  }
};

const isTransform = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'transform';
