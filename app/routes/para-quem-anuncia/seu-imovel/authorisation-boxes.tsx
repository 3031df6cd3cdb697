import { authorisations } from '@domain/announcement/long-form';
import { FieldError, withHelp } from '~/forms/field';
import type { FormState } from '~/forms/use-form';

/** The owner's consents, one box each. No box is pre-checked, not even from a draft. */
export function AuthorisationBoxes({ form: { field: fieldProps, reply, typed } }: { form: FormState }) {
  return authorisations.map(({ field, text, purpose }) => {
    const { id, error, ...aria } = fieldProps(field);
    return (
      <div className={error ? 'autoriza erro-c' : 'autoriza'} key={field}>
        <label className="marca">
          <input
            type="checkbox"
            id={id}
            name={field}
            value="sim"
            defaultChecked={reply?.result !== undefined && typed(field) !== undefined}
            aria-invalid={aria['aria-invalid']}
            {...withHelp({ id, help: purpose }, aria['aria-describedby'])}
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
