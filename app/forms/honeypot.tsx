import { hiddenField } from './hidden-fields';

export function Honeypot({ formId }: { formId: string }) {
  const id = `${formId}-${hiddenField.trap}`;
  return (
    <div className="alcapao" aria-hidden="true">
      <label htmlFor={id}>Deixe este campo em branco</label>
      <input id={id} name={hiddenField.trap} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
