import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountNotices } from '~/features/account/client-area/account-notices';
import { ClientArea } from '~/features/account/client-area/client-area';
import { profileIntents } from '~/features/account/profile/profile-intents';
import { userDataFailed } from '~/features/account/client-area/account-notice-list';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { ButtonFailed } from './button-failed';
import { History } from './history';
import { Password } from './password';
import { PersonalData } from './personal-data';
import { ProfileIndex } from './profile-index';
import { ProfileSection } from './profile-section';
import { profileData } from './queries.server';
import type { ProfileReply } from './reply';
import { Sessions } from './sessions';
import { YourData } from './your-data';
import '~/features/account/client-area/client-area-page.css';

export { action } from './action.server';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

/** Forwards Retry-After of a rate-limited action. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const title = 'Meu perfil';
export const meta = privatePageMeta(title);
export const loader = (args: LoaderFunctionArgs) => profileData(args);

/** Account data, password, sessions, history, export and deletion (brief §16, 'Account'). */
export default function Profile() {
  const { account, sessions, history, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<ProfileReply>();
  const known = account.status === 'shown' ? account.value : null;
  const hasPassword = known?.hasPassword ?? true;
  const always = { status: 'shown', value: null } as const;
  // Keep the input even if the back end fails to load the account.
  const isAnswered = known === null && reply?.intent === profileIntents.save;
  return (
    <ClientArea page={links.profile()} title={title}>
      <ButtonFailed />
      {known && <AccountNotices notices={known.notices} page={links.profile()} />}
      <div className="relat">
        <ProfileIndex sections={{ dados: account, sessoes: sessions, acessos: history }} />
        <div className="relat__corpo">
          <ProfileSection id="dados" section={isAnswered ? always : account} failed={failed.account}>
            {(shown) => <PersonalData account={shown} />}
          </ProfileSection>
          <ProfileSection id="senha" section={always} failed="">
            {() => <Password hasPassword={hasPassword} key={formKey} />}
          </ProfileSection>
          <ProfileSection id="sessoes" section={sessions} failed={failed.sessions}>
            {(rows) => <Sessions rows={rows} />}
          </ProfileSection>
          <ProfileSection id="acessos" section={history} failed={failed.history}>
            {(rows) => <History rows={rows} />}
          </ProfileSection>
          <ProfileSection id="seus-dados" section={always} failed="">
            {() => (
              <YourData
                deletionOn={known?.notices.deletionOn ?? null}
                hasPassword={hasPassword}
                isUnverified={known?.notices.isUnverified ?? false}
                key={formKey}
              />
            )}
          </ProfileSection>
        </div>
      </div>
    </ClientArea>
  );
}

const failed = {
  account: userDataFailed.text,
  sessions: 'Algo de errado ocorreu ao buscar as suas sessões.',
  history: 'Algo de errado ocorreu ao buscar o seu histórico de acessos.',
};
