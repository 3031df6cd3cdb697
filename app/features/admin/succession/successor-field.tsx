import type { ComponentProps } from 'react';
import { counted } from '@domain/kernel/counts';
import { SelectField } from '~/forms/text-field';

export const successorField = 'successor';

/** Of somebody who may leave. null: no contact is open. */
export type Succession = {
  contacts: number;
  /** 'broker:12' and name, with the one who is suggested first. */
  options: readonly (readonly [string, string])[];
} | null;

type SuccessorFieldProps = NonNullable<Succession> &
  Omit<ComponentProps<typeof SelectField>, 'options' | 'label' | 'name'> & { name?: string };

export const SuccessorField = ({ contacts, options, ...field }: SuccessorFieldProps) => (
  <SelectField
    {...field}
    name={successorField}
    label={`Quem recebe ${counted(contacts, 'contato aberto', 'contatos abertos')}`}
    options={options}
  />
);
