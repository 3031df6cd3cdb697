import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RecoveryCodes } from '~/features/admin/factors/recovery-codes';
import { Panel } from '~/features/admin/record/panel';
import { FactorList } from '~/features/admin/security/factor-list';
import { PasswordForm } from '~/features/admin/security/password-form';
import { RecoveryCodesForm } from '~/features/admin/security/recovery-codes-form';
import { ShortcutsForm } from '~/features/admin/security/shortcuts-form';
import type { SecurityReply } from '~/features/admin/security/security-intents';
import { securityAction, securityData } from '~/features/admin/security/security.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Segurança · Mesa');
export const loader = (args: LoaderFunctionArgs) => securityData(args);
export const action = (args: ActionFunctionArgs) => securityAction(args);

/** The member's own access: factors, recovery codes, password. */
export default function Security() {
  const { email, roleName, totp, passkeys, codesLeft, shortcuts } = useLoaderData<typeof loader>();
  const reply = useActionData() as SecurityReply | undefined;
  if (reply?.codes) {
    return (
      <div className="porta">
        <RecoveryCodes codes={reply.codes} />
      </div>
    );
  }
  return (
    <>
      <div className="mcab">
        <div>
          <h1>Segurança</h1>
          <p className="suave">
            {email}, {roleName}
          </p>
        </div>
      </div>
      <div className="mlados mlados--duplo">
        <Panel id="fatores" title="Segundo fator">
          <FactorList totp={totp} passkeys={passkeys} reply={reply} />
        </Panel>
        <Panel id="codigos" title="Códigos de recuperação">
          <RecoveryCodesForm left={codesLeft} reply={reply} />
        </Panel>
        <Panel id="trocar-senha" title="Senha">
          <PasswordForm reply={reply} />
        </Panel>
        <Panel id="atalhos" title="Atalhos de teclado">
          <ShortcutsForm isOn={shortcuts} />
        </Panel>
      </div>
    </>
  );
}
