import type { Form } from '~/forms/form';
import { isSecret, stringOf } from './posted-form.server';
import type { RepostForm } from './repost-form';

export const repostFormFor = (form: Form, typed: FormData, path: string): RepostForm => ({
  kind: 'unkept-form',
  path,
  fields: [...typed].flatMap(([name, value]): RepostForm['fields'] => {
    const label = form.labels[name];
    if (!isSecret(form, name)) return [{ name, value: stringOf(value), label, isSecret: false }];
    return label === undefined ? [] : [{ name, value: '', label, isSecret: true }];
  }),
});
