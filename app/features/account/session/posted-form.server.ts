import { fieldsOf } from '~/forms/declared-fields';
import type { Form } from '~/forms/form';
import type { KeptForm } from '~/forms/kept-form';

/**
 * Which of the forms that an action takes was posted: the one that most of the fields are of, of two such the smaller.
 * null where it is none, or has nothing that may be kept.
 */
export async function postedForm(
  declared: readonly (Form | string)[],
  typed: FormData,
): Promise<{ form: Form; kept: KeptForm } | null> {
  const found = await Promise.all(
    declared
      .filter((one) => typeof one !== 'string')
      .map(async (form) => {
        const names = [...(await fieldsOf([form])).keys()];
        return { form, size: names.length, posted: names.filter((name) => typed.has(name)) };
      }),
  );
  const [best] = found.sort((one, other) => other.posted.length - one.posted.length || one.size - other.size);
  if (!best || best.posted.every((name) => isSecret(best.form, name))) return null;
  const { form, posted } = best;
  const open = posted.filter((name) => !isSecret(form, name));
  const kept = {
    form: form.id,
    typed: open.flatMap((name) => typed.getAll(name).map((value) => [name, stringOf(value)] as const)),
    hasGaps: open.length < posted.length,
  };
  return { form, kept };
}

/** No form of ours takes files (docs/decisions/0038-one-form-door.md). */
export const stringOf = (value: FormDataEntryValue): string => (typeof value === 'string' ? value : '');

/** Whether a field is one of those that are kept nowhere: passwords and the CPF. */
export const isSecret = ({ secrets, fields }: Form, name: string): boolean =>
  Boolean(secrets?.includes(name)) || fields?.[name]?.type === 'password' || /senha|password|cpf/i.test(name);
