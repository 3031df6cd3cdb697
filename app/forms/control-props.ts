import type { FieldMetadata } from '@conform-to/react';

/** What our fields take of conform's: ids are the form's id and the field's name. */
export const controlProps = (field: FieldMetadata<string>) => ({
  id: field.id,
  name: field.name,
  defaultValue: field.initialValue as string | undefined,
  error: field.errors?.[0],
});
