import { authorisations } from '@domain/announcement/long-form';
import { described, FieldError } from '~/forms/field';
import type { FormState } from '~/forms/use-form';

/** What an owner may allow, each by a box of its own; none comes ticked, not from a draft either. */
export function AuthorisationBoxes({ form: { id: formId, errors, reply, typed } }: { form: FormState }) {
  return authorisations.map(({ field, text, purpose }) => {
    const id = `${formId}-${field}`;
    const error = errors[field];
    return (
      <div className={error ? 'autoriza erro-c' : 'autoriza'} key={field}>
        <label className="marca">
          <input
            type="checkbox"
            id={id}
            name={field}
            value="sim"
            defaultChecked={reply?.result !== undefined && typed(field) !== undefined}
            {...described({ id, help: purpose, error })}
          />
          {text}
        </label>
        <p className="dica" id={`${id}-dica`}>
          {purpose}
        </p>
        <FieldError id={id} error={error} />
      </div>
    );
  });
}
