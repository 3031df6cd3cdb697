import type { Form } from '~/forms/form';
import { isSecret, stringOf } from './posted-form.server';
import type { UnkeptForm } from './unkept-form';

/** All that was posted, but what is never given back. */
export const unkeptForm = (form: Form, typed: FormData, path: string): UnkeptForm => ({
  kind: 'unkept-form',
  path,
  fields: [...typed].flatMap(([name, value]): UnkeptForm['fields'] => {
    const label = form.labels[name];
    if (!isSecret(form, name)) return [{ name, value: stringOf(value), label, isSecret: false }];
    return label === undefined ? [] : [{ name, value: '', label, isSecret: true }];
  }),
});
