import { useRef, useState } from 'react';
import { FieldError } from '~/forms/field';
import { intentField, returnField } from '../admin-links';
import type { PasskeyIntent } from './passkey.browser';

export const credentialField = 'credential';
export const passkeyIntent = 'passkey';

interface PasskeyFormProps {
  intent: PasskeyIntent;
  action: string;
  returnTo?: string;
  label: string;
  /** Of the last answer. */
  failed?: string;
}

const unusable = 'Não foi possível usar a chave. Tente outra vez, ou use o aplicativo de códigos.';

/** Only with scripts: the browser's dialog answers the back end's challenge, and the form sends the answer. */
export function PasskeyForm({ intent, action, returnTo, label, failed }: PasskeyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const credential = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function ask() {
    setBusy(true);
    setProblem(undefined);
    try {
      const { askPasskey } = await import('./passkey.browser');
      const answer = await askPasskey(intent);
      if (answer === null) return;
      credential.current!.value = answer;
      form.current!.requestSubmit();
    } catch {
      setProblem(unusable);
    } finally {
      setBusy(false);
    }
  }
  const id = `chave-${intent}`;
  return (
    <form className="form com-scripts" method="post" action={action} ref={form}>
      <input type="hidden" name={intentField} value={passkeyIntent} />
      <input type="hidden" name={credentialField} ref={credential} />
      {returnTo && <input type="hidden" name={returnField} value={returnTo} />}
      <button
        type="button"
        className="bt bt--1 bt--t"
        aria-busy={isBusy || undefined}
        onClick={() => void ask()}
      >
        {label}
      </button>
      <FieldError id={id} error={problem ?? failed} />
    </form>
  );
}
