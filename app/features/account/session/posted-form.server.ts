import { fieldsOf } from '~/forms/declared-fields';
import type { Form } from '~/forms/form';
import type { RestoredForm } from '~/forms/restored-form';

/** The posted form: most matching fields, then fewest fields. null if none matches or all are secret. */
export async function postedForm(
  declared: readonly (Form | string)[],
  typed: FormData,
): Promise<{ form: Form; kept: RestoredForm } | null> {
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
  const storable = {
    form: form.id,
    typed: open.flatMap((name) => typed.getAll(name).map((value) => [name, stringOf(value)] as const)),
    hasGaps: open.length < posted.length,
  };
  return { form, kept: storable };
}

/** Forms have no file inputs (docs/decisions/0038-one-form-door.md). */
export const stringOf = (value: FormDataEntryValue): string => (typeof value === 'string' ? value : '');

/** Passwords and the CPF are never stored. */
export const isSecret = ({ secrets, fields }: Form, name: string): boolean =>
  Boolean(secrets?.includes(name)) || fields?.[name]?.type === 'password' || /senha|password|cpf/i.test(name);
