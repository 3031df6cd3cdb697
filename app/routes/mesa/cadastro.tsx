import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks, intentField } from '~/features/admin/admin-links';
import { CodeForm } from '~/features/admin/factors/code-form';
import {
  enrolmentAction,
  enrolmentData,
  type EnrolmentReply,
} from '~/features/admin/factors/enrolment.server';
import { passkeyIntent, PasskeyForm } from '~/features/admin/factors/passkey-form';
import { RecoveryCodes } from '~/features/admin/factors/recovery-codes';
import { TotpPicture } from '~/features/admin/factors/totp-secret';
import { startIntent, uriField } from '~/features/admin/factors/totp-intents';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Um segundo passo para entrar · Mesa');
export const loader = (args: LoaderFunctionArgs) => enrolmentData(args);
export const action = (args: ActionFunctionArgs) => enrolmentAction(args);

/** Adds a second factor. The first one shows the recovery codes, once. */
export default function Enrolment() {
  const { isFirst } = useLoaderData<typeof loader>();
  const reply = useActionData() as EnrolmentReply | undefined;
  if (reply?.codes) return <RecoveryCodes codes={reply.codes} />;
  return (
    <>
      <h1>{isFirst ? 'Um segundo passo para entrar' : 'Outro segundo fator'}</h1>
      {isFirst && (
        <p className="suave">Antes de abrir a Mesa, escolha como confirmar que é você. Leva um minuto.</p>
      )}
      <div className="com-scripts metapa">
        <p>
          <b>Chave deste aparelho</b>, a mais simples: o mesmo dedo ou rosto que abre o telefone.
        </p>
        <PasskeyForm
          intent="add"
          action={adminLinks.enrolment()}
          label="Criar a chave"
          failed={reply?.intent === passkeyIntent ? reply.failed : undefined}
        />
      </div>
      <div className="metapa">
        <p>
          <b>Aplicativo de códigos</b>: leia o quadro com ele e escreva os seis números.
        </p>
        {reply?.totp ? (
          <>
            <TotpPicture {...reply.totp} />
            <CodeForm
              form="totp"
              action={adminLinks.enrolment()}
              reply={reply}
              button="Confirmar"
              hidden={<input type="hidden" name={uriField} value={reply.totp.uri} />}
            />
          </>
        ) : (
          <form method="post" action={adminLinks.enrolment()}>
            <input type="hidden" name={intentField} value={startIntent} />
            <button className="bt bt--2 bt--t">Usar um aplicativo de códigos</button>
          </form>
        )}
        {reply?.intent === startIntent && reply.failed && <p className="msg">{reply.failed}</p>}
      </div>
    </>
  );
}
