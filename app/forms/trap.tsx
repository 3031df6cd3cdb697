import { hiddenField } from './hidden-fields';

/** A field for programs that fill every field; it is neither seen nor reached. What comes with it filled is asked for once more. */
export function Trap({ formId }: { formId: string }) {
  const id = `${formId}-${hiddenField.trap}`;
  return (
    <div className="alcapao" aria-hidden="true">
      <label htmlFor={id}>Deixe este campo em branco</label>
      <input id={id} name={hiddenField.trap} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
