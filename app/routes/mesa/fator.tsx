import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks, returnField } from '~/features/admin/admin-links';
import { CodeForm } from '~/features/admin/factors/code-form';
import { passkeyIntent, PasskeyForm } from '~/features/admin/factors/passkey-form';
import { factorAction, factorData } from '~/features/admin/factors/factor.server';
import type { FormReply } from '~/forms/form-reply';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Confirme que é você · Mesa');
export const loader = (args: LoaderFunctionArgs) => factorData(args);
export const action = (args: ActionFunctionArgs) => factorAction(args);

/** The second factor: after the password, and again before what needs it. */
export default function Factor() {
  const { isStepUp, hasForm, hasTotp, hasPasskey, hasCodes, returnTo } = useLoaderData<typeof loader>();
  const reply = useActionData() as (FormReply & { intent?: string }) | undefined;
  const shared = { action: adminLinks.factor(), reply };
  const hidden = <input type="hidden" name={returnField} value={returnTo} />;
  return (
    <>
      <h1>Confirme que é você</h1>
      <p className="suave">
        {isStepUp
          ? `O que vem agora pede o segundo fator outra vez.${hasForm ? ' O que você escreveu está guardado.' : ''}`
          : 'A senha confere. Falta o segundo fator.'}
      </p>
      {hasPasskey && (
        <PasskeyForm
          intent="prove"
          action={adminLinks.factor()}
          returnTo={returnTo}
          label="Usar a chave deste aparelho"
          failed={reply?.intent === passkeyIntent ? reply.failed : undefined}
        />
      )}
      {hasPasskey && !hasTotp && (
        <p className="suave sem-scripts">A chave de acesso precisa de JavaScript.</p>
      )}
      {hasTotp && (
        <CodeForm
          form="totp"
          button={isStepUp ? 'Confirmar' : 'Entrar com o código'}
          hidden={hidden}
          {...shared}
        />
      )}
      {hasCodes && (
        <details open={reply?.intent === 'recoveryCode'}>
          <summary className="elo">Perdi o aparelho</summary>
          <CodeForm form="recoveryCode" button="Usar o código" hidden={hidden} {...shared} />
        </details>
      )}
    </>
  );
}
